// The referee in a browser. Node uses node.js instead.
import { fetchCore } from "./fetch-core.js";
import { loaderOf } from "./loader.js";

/** Resolves to a referee that answers at once; rejects when the core cannot be fetched or compiled. */
export const load = loaderOf(fetchCore);
