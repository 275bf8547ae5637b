// Every view of the page and the way there from its start, so that whatever must hold of all of them can be tried on each.
// A new view takes a line here.

/** @typedef {import("playwright-core").Page} Page */

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
export const views = {
  "an example": async () => {},
  "a ruling": rule,
  "another way": async (page) => {
    await rule(page);
    await press(page, ".options .beaten button");
    await page.locator("#canvas .maybe").first().waitFor();
  },
  "a nudge": async (page) => {
    await rule(page);
    await press(page, ".steps li:nth-child(2) button");
    await press(page, ".target[data-unit=B]");
    await press(page, ".nudges button");
    await page.locator(".nudges").waitFor({ state: "detached" });
  },
  "larger bases": async (page) => {
    await press(page, ".figures button:nth-child(6)");
    await rule(page);
  },
  "Wounds on a regiment": async (page) => {
    await press(page, "#rulesets button:nth-child(2)");
    await press(page, ".figures button:nth-child(2)");
    await rule(page);
  },
  "a retreat": async (page) => {
    await press(page, "#rulesets button:nth-child(3)");
    await press(page, ".rolls button:nth-child(4)");
    await page.locator(".rolls [aria-pressed=true]").waitFor();
  },
  "a turn": async (page) => {
    await press(page, "#rulesets button:nth-child(3)");
    await press(page, ".switch button:nth-child(2)");
    await page.locator(".switch button:nth-child(2)[aria-pressed=true]").waitFor();
  },
  "the battle as a table": async (page) => {
    await rule(page);
    await press(page, "[aria-controls=units]");
  },
  "an empty table": (page) => press(page, ".new"),
  "a unit being built": async (page) => {
    await press(page, ".new");
    await press(page, ".add button");
    await page.locator("#canvas .models").first().waitFor();
    await page.locator("#panel details").evaluateAll((all) => all.forEach((one) => one.toggleAttribute("open", true)));
  },
  "the rulesets": (page) => open(page, "#rulesets"),
  "the languages": (page) => open(page, "#languages"),
  "the keys": (page) => open(page, "#hand-help"),
  "what can be shared": async (page) => {
    await rule(page);
    await press(page, "#header .share");
    await page.locator("#share-title").waitFor();
  },
};

/** @param {Page} page */
async function rule(page) {
  await press(page, ".primary");
  await page.locator(".verdict h2").waitFor();
}

/**
 * By whatever means: in a narrow page some lie folded away.
 * @param {Page} page
 * @param {string} selector
 */
async function press(page, selector) {
  const found = page.locator(selector).first();
  await found.waitFor({ state: "attached" });
  await found.dispatchEvent("click");
}

/**
 * @param {Page} page
 * @param {string} selector of what pops over the page
 */
async function open(page, selector) {
  await page.locator(selector).evaluate((part) => /** @type {HTMLElement} */ (part).showPopover());
}
