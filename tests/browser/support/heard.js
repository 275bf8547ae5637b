// A script for a page under test: remembers what its figures tell.
/** @type {any} */ (globalThis).heard = [];
for (const type of ["closeranks-ruled", "closeranks-step", "closeranks-error"]) {
  addEventListener(type, (event) =>
    /** @type {any} */ (globalThis).heard.push({ type, detail: /** @type {any} */ (event).detail }),
  );
}
