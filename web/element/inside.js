// What the embed page's bundle has inside instead of reading it: the core, and the text of the style sheets.
import { loaderOf } from "../loader.js";

export const load = loaderOf(() => {
  const packed = Uint8Array.from(atob(/** @type {any} */ (self).packedCore), (character) => character.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(bytes).arrayBuffer();
});

/** @returns {Promise<string>} */
export const styleText = async () => /** @type {any} */ (self).packedStyle;
