/**
 * How the embed's script reads another language than the first: as a classic script beside itself, since a frame with
 * `sandbox="allow-scripts"` may load nothing else. That script leaves its words on its own element, so no global has a name.
 */

/** @type {HTMLScriptElement | null} the embed's own script, known only while it runs for the first time */
const own = /** @type {any} */ (document.currentScript);

/** @type {{createScriptURL: (address: string) => any} | undefined} */
let policy;

/**
 * What a page with Trusted Types takes for an address of a script. Throws where such a page lets this embed have no policy.
 * @param {string} address
 */
function trusted(address) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("close-ranks", {
    createScriptURL: (/** @type {string} */ one) => one,
  });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Rejects when the script cannot be loaded.
 * @param {string} language
 * @returns {Promise<{default: import("../view/words.js").Dictionary}>}
 */
export async function readWords(language) {
  const script = document.createElement("script");
  script.src = trusted(new URL(`embed-${language}.js`, own?.src || document.baseURI).href);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve({ default: /** @type {any} */ (script).words });
    script.onerror = () => reject(new Error(script.src));
    document.head.append(script);
  }).finally(() => script.remove());
}
