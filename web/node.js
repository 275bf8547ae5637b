// The referee in Node: reads the core from dist/. Browsers use referee.js instead and never see this file.
import { readFile } from "node:fs/promises";

import { loaderOf } from "./loader.js";

/** Resolves to a referee that answers at once; rejects when the core cannot be read or compiled. */
export const load = loaderOf(() => readFile(new URL("../dist/core.wasm", import.meta.url)));
