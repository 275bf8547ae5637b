// Serves the project's files for `npm start` and the browser tests, or those of a folder.
import { serveFolder, serveFrom } from "../cli/serve-folder.js";
import { root } from "./command.js";

/**
 * Starts serving. Port 0 takes any free port; a taken port rejects.
 * @param {{ port: number, folder?: string }} options
 */
export function serve({ port, folder }) {
  return serveFolder(port, servedOf(folder));
}

/**
 * The same on the first free port from 8080 on.
 * @param {string} [folder]
 */
export function serveSomewhere(folder) {
  return serveFrom(8080, servedOf(folder));
}

/** @param {string} [folder] */
function servedOf(folder) {
  return folder ? { folder } : { folder: root, start: "/web/page/" };
}
