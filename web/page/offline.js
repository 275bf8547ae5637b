/**
 * Has the page kept for when there is no network, and tells when a newer version is ready. Nothing is ever changed under
 * the player's hands: the newer version is taken when asked for, or when the page is opened the next time.
 */
import { ownScript } from "./own-script.js";

/**
 * Sees to it as far as the browser lets it. Only the published page names a service worker.
 * @param {(take: () => void) => void} tell given what takes the new version
 */
export async function keepOffline(tell) {
  const script = document.documentElement.dataset.serviceWorker;
  if (!script) return;
  try {
    await watch(navigator.serviceWorker, script, tell);
  } catch {
    // No leave, no room, or a page from a file: it works as long as there is a network.
  }
}

/**
 * @param {ServiceWorkerContainer} workers
 * @param {string} script
 * @param {(take: () => void) => void} tell
 */
async function watch(workers, script, tell) {
  let isServed = workers.controller !== null;
  let isAsked = false;
  /** @type {ServiceWorkerRegistration} */
  let registration;

  const take = () => {
    isAsked = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  };
  workers.addEventListener("controllerchange", () => {
    if (isAsked) location.reload();
    else if (isServed) tell(take);
    else keepWhatWasRead();
    isServed = true;
  });

  registration = await workers.register(ownScript(script), { updateViaCache: "none" });
  const look = () => {
    if (registration.waiting && isServed) tell(take);
    registration.installing?.addEventListener("statechange", look);
  };
  registration.addEventListener("updatefound", look);
  look();
  // A page on a home screen may stay open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/**
 * The worker has not seen what was read before it was there, such as the words of a language that the browser does not ask
 * for; nor what was on its way then and is told here later.
 */
function keepWhatWasRead() {
  const observer = new PerformanceObserver(async (list) => {
    for (const { name, initiatorType } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) {
      // What is fetched here is told here, too.
      if (initiatorType !== "fetch" && !(await caches.match(name))) fetch(name).catch(() => {});
    }
  });
  observer.observe({ type: "resource", buffered: true });
}
