// The bytes of the compiled core, in a browser: fetched from dist/ beside this folder. Compiles nothing.

/** Rejects when they cannot be fetched. */
export async function fetchCore() {
  const response = await fetch(new URL("../dist/core.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
