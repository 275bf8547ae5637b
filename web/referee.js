// The referee in a browser: fetches the core that lies in dist/ beside this folder. Node uses node.js instead.
import { loaderOf } from "./loader.js";

/** Resolves to a referee that answers at once; rejects when the core cannot be fetched or compiled. */
export const load = loaderOf(async () => {
  const response = await fetch(new URL("../dist/core.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
});
