// The embed script's referee: it has the core inside instead of reading it.
import { loaderOf } from "../loader.js";

export const load = loaderOf(() => {
  const packed = Uint8Array.from(atob(/** @type {any} */ (self).packedCore), (character) => character.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(bytes).arrayBuffer();
});
