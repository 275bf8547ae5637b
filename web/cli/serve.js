// `closeranks serve`: the page as it is published, on this machine only.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { serveFolder, serveFrom } from "./serve-folder.js";
import { Unusable } from "./unusable.js";

const site = fileURLToPath(new URL("../../dist/site", import.meta.url));

/** The core is in the package once, beside the page's folder. */
const elsewhere = { "/core.wasm": fileURLToPath(new URL("../../dist/core.wasm", import.meta.url)) };

/**
 * @param {{ port?: string }} options
 * @returns {Promise<string>} where the page is; it is served until the process ends
 */
export async function serve({ port }) {
  if (!existsSync(site)) throw new Unusable("The page is not built. In the project itself, npm start serves it.");
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65536)) {
    throw new Unusable(`--port: a number up to 65535 expected, found ${port}.`);
  }
  try {
    const { url } = await (port === undefined
      ? serveFrom(8080, { folder: site, elsewhere })
      : serveFolder(Number(port), { folder: site, elsewhere }));
    return `Close Ranks is at ${url}\nStop it with Ctrl+C.\n`;
  } catch (error) {
    // The one that was tried in the end.
    const { code, port: tried = port } = /** @type {NodeJS.ErrnoException & { port?: number }} */ (error);
    throw new Unusable(`Port ${tried} cannot be used: ${code}.`);
  }
}
