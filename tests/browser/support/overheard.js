// Lets a test hear what the page asks the referee and what it answers: the page's own referee with an ear.

/**
 * To be called before the page is opened.
 * @param {import("playwright-core").Page} page
 */
export async function listen(page) {
  await page.route("**/web/page/asking.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export async function openAsking(tell) {
  const referee = await (await import("./asking.js?plain")).openAsking(tell);
  globalThis.overheard = [];
  return { ...referee, ask: async (question) => {
    const answer = await referee.ask(question);
    globalThis.overheard.push({ question, answer });
    return answer;
  } };
}`,
    }),
  );
}

/**
 * The last question of a kind, with its answer.
 * @param {import("playwright-core").Page} page
 * @param {string} ask
 * @returns {Promise<{question: any, answer: any}>}
 */
export function lastAsked(page, ask) {
  return page.evaluate(
    (kind) =>
      /** @type {any} */ (globalThis).overheard.findLast((/** @type {any} */ { question }) => question.ask === kind),
    ask,
  );
}
