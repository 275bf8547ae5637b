// Serves the project's files for `npm start` and the browser tests, or those of a folder.
import { serveFolder, serveFrom } from "../cli/serve-folder.js";
import { root } from "./command.js";

const page = "/web/page/";

/**
 * Starts serving. Port 0 takes any free port; a taken port rejects.
 * @param {{ port: number, folder?: string }} options
 */
export function serve({ port, folder }) {
  return folder ? serveFolder({ port, folder }) : serveFolder({ port, folder: root, start: page });
}

/**
 * The same on the first free port from 8080 on.
 * @param {string} [folder]
 */
export function serveSomewhere(folder) {
  return folder ? serveFrom(8080, folder) : serveFrom(8080, root, page);
}
