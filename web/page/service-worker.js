/**
 * Keeps the whole page for when there is no network, and serves it from the cache of its own version only, so that no
 * page is ever half old, half new. Knows nothing of what the files hold.
 *
 * `npm run site` puts in `self.site`: the version, the digest of every file, and which of them are languages. Of the
 * languages only the one that the browser asks for, or the first, and those that were kept before, are kept from the
 * start; another is kept when it is first used.
 */

/** @type {{version: string, files: Record<string, string>, languages: Record<string, string>}} */
const { version, files, languages } = /** @type {any} */ (self).site;
/** TypeScript knows documents or workers, not both. */
const worker = /** @type {any} */ (self);
const { scope } = worker.registration;
// Other pages of the same host have caches, too, and another copy of this page may lie in another folder.
const ours = `close-ranks ${scope} `;
const name = ours + version;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const path = pathOf(event.request);
  if (path && Object.hasOwn(files, path)) event.respondWith(answer(path));
});

/** All or nothing: what is not what it should be, or not there, ends this version, and the one before goes on. */
async function keepAll() {
  const left = Object.keys(files).filter((path) => !Object.values(languages).includes(path));
  const spoken = await spokenLanguages();
  const cache = await caches.open(name);
  try {
    await cache.addAll([...left, ...spoken.map((code) => languages[code])].map(request));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function takeOver() {
  const old = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== name);
  await Promise.all(old.map((key) => caches.delete(key)));
  await worker.clients.claim();
}

async function spokenLanguages() {
  const older = (await caches.keys()).filter((key) => key.startsWith(ours));
  const kept = await Promise.all(older.map(async (key) => (await caches.open(key)).keys()));
  const asked = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const [first] = Object.keys(languages);
  const own = asked.find((code) => Object.hasOwn(languages, code)) ?? first;
  return Object.keys(languages).filter(
    (code) => code === own || kept.flat().some(({ url }) => url.startsWith(`${scope}${code}-`)),
  );
}

/**
 * The file that is asked for; the page itself by any name it has.
 * @param {Request} request
 */
function pathOf({ method, url, mode }) {
  const [address] = url.split(/[?#]/);
  if (method !== "GET" || !address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  return mode === "navigate" && (path === "" || path === "index.html") ? "./" : path;
}

/**
 * The file as it was kept; one that was not, a language or one that the browser threw away, if the network's is the same.
 * @param {string} path
 */
async function answer(path) {
  const cache = await caches.open(name);
  const kept = await cache.match(scope + path, { ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request(path));
  if (found.ok) await cache.put(scope + path, found.clone()).catch(() => {});
  return found;
}

/**
 * The digest makes the browser refuse what a half written update or a helpful host made of a file.
 * @param {string} path
 */
function request(path) {
  return new Request(scope + path, { cache: "no-cache", integrity: files[path] });
}
