// Makes the deeds of a test wait, each until the page has the answers to what it asked for it: the referee answers from a thread
// of its own, and what is read before that is the table as it was.

/** @typedef {import("playwright-core").Page} Page */

/** Longer than any answer takes on a busy machine. */
const patience = 20_000;

const deeds = ["blur", "check", "click", "dispatchEvent", "fill", "press", "selectOption", "setInputFiles", "tap"];

/** @type {WeakSet<Page>} */
const settling = new WeakSet();

/**
 * From now on every deed on this page (by a locator, the mouse, the keys or a finger) and every visit ends when the page is at rest.
 * @param {Page} page
 */
export function settleAfterDeeds(page) {
  if (settling.has(page)) return;
  settling.add(page);
  /** @type {any} */
  const locators = Object.getPrototypeOf(page.locator("*"));
  for (const deed of deeds) locators[deed] = thenSettled(locators[deed], (locator) => locator.page());
  /** @type {[any, string][]} */
  const others = [
    [page, "click"],
    [page, "goto"],
    [page, "reload"],
    [page.mouse, "down"],
    [page.mouse, "move"],
    [page.mouse, "up"],
    [page.mouse, "click"],
    [page.keyboard, "press"],
    [page.touchscreen, "tap"],
  ];
  for (const [hand, deed] of others) hand[deed] = thenSettled(hand[deed], () => page);
}

const isWrapped = Symbol("ends when the page is at rest");

/**
 * @param {any} deed
 * @param {(self: any) => Page} pageOf
 */
function thenSettled(deed, pageOf) {
  if (deed[isWrapped]) return deed;
  /**
   * @this {any}
   * @param {any[]} values
   */
  const wrapped = async function (...values) {
    const result = await deed.apply(this, values);
    const page = pageOf(this);
    if (settling.has(page)) await settled(page);
    return result;
  };
  return Object.assign(wrapped, { [isWrapped]: true });
}

/**
 * Resolves when nothing waits for an answer, and no frame in which more might be asked is due.
 * @param {Page} page
 */
export async function settled(page) {
  try {
    await page.evaluate(atRest, patience);
  } catch (error) {
    // The deed led to another page, or closed this one.
    if (!/navigation|destroyed|closed/.test(String(error))) throw error;
  }
}

/**
 * Runs in the page.
 * @param {number} patience
 */
async function atRest(patience) {
  const end = performance.now() + patience;
  const frame = () =>
    new Promise((next) => {
      requestAnimationFrame(() => setTimeout(next));
      // A page in the background has no frames.
      setTimeout(next, 100);
    });
  const isBusy = () => !!document.querySelector("[aria-busy=true]");
  do await frame();
  while (isBusy() && performance.now() < end);
  if (isBusy()) throw new Error("The page waits for the referee in vain.");
}
