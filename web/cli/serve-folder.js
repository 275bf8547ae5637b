// Serves the files of a folder on this machine only, for players, `npm start` and the browser tests. Not a server for the open
// network.
import { readFile, realpath } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

const host = "127.0.0.1";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * @typedef {{ url: string, close: () => Promise<void> }} Serving the address and a way to stop
 * @typedef {{ folder: string, start?: string, elsewhere?: Record<string, string> }} Served `start` is the path that the root
 *   leads to; `elsewhere` has files that lie in no folder, by their paths
 */

/**
 * Serves on the first free port from `port` on.
 * @param {number} port
 * @param {Served} served
 * @returns {Promise<Serving>}
 */
export async function serveFrom(port, served) {
  try {
    return await serveFolder(port, served);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE") throw error;
    return serveFrom(port + 1, served);
  }
}

/**
 * Starts serving. Port 0 takes any free port; a taken port rejects.
 * @param {number} port
 * @param {Served} served
 * @returns {Promise<Serving>}
 */
export function serveFolder(port, served) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await replyTo(request.method ?? "", request.url ?? "", served);
    response.writeHead(status, { "content-length": body.length, ...headers });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve({
        url: `http://${host}:${address.port}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Reply */

/**
 * @param {string} method
 * @param {string} target
 * @param {Served} served
 * @returns {Promise<Reply>}
 */
async function replyTo(method, target, { folder, start = "/", elsewhere = {} }) {
  if (method !== "GET" && method !== "HEAD") return plain(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
  const path = pathOf(target);
  if (path === undefined) return plain(400, "Not a path.");
  if (path === "/" && start !== "/") return plain(302, `The page is at ${start}.`, { location: start });
  // Dot files are nobody's business, and no `..` gets past this either.
  if (path.split("/").some((part) => part.startsWith("."))) return plain(404, "Not found.");
  try {
    if (Object.hasOwn(elsewhere, path)) return await replyWith(elsewhere[path]);
    const file = await realpath(join(folder, path, path.endsWith("/") ? "index.html" : ""));
    if (!file.startsWith((await realpath(folder)) + sep)) return plain(404, "Not found.");
    return await replyWith(file);
  } catch (error) {
    const isFolder = /** @type {NodeJS.ErrnoException} */ (error).code === "EISDIR";
    return isFolder ? plain(302, "A folder.", { location: `${encodeURI(path)}/` }) : plain(404, "Not found.");
  }
}

/**
 * @param {string} file
 * @returns {Promise<Reply>}
 */
async function replyWith(file) {
  const type = types[extname(file)] ?? "application/octet-stream";
  const headers = { "content-type": type, "cache-control": "no-cache", "x-content-type-options": "nosniff" };
  return { status: 200, headers, body: await readFile(file) };
}

/**
 * The decoded path of a request's target, or undefined when it has none.
 * @param {string} target
 */
function pathOf(target) {
  try {
    const path = decodeURIComponent(target.replace(/[?#].*$/s, ""));
    return /^\/(?!\/)[^\\\0]*$/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 * @returns {Reply}
 */
function plain(status, text, headers = {}) {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
    body: Buffer.from(`${text}\n`),
  };
}
