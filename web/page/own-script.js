/**
 * The addresses of the page's own scripts that run beside it, as browsers with Trusted Types want them: this is the page's only
 * policy, and it lets nothing through but what lies below the page itself.
 */

const folder = new URL(".", document.baseURI).href;

/** @type {{createScriptURL: (address: string) => any} | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("close-ranks", { createScriptURL: own });

/**
 * @param {string} address from the page, or whole
 * @returns {any} what a browser takes for the address of a script
 */
export function ownScript(address) {
  return policy ? policy.createScriptURL(address) : own(address);
}

/** @param {string} address */
function own(address) {
  const { href } = new URL(address, folder);
  if (!href.startsWith(folder)) throw new TypeError(`${href} is no script of this page.`);
  return href;
}
