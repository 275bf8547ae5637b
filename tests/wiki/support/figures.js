// The rule's five figures as an editor would type them into a wiki, and a look at whether a page shows them ruled, step by step.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { load } from "closeranks";
import { sentencesOf } from "closeranks/words";

import { root } from "../../../web/dev/command.js";

const referee = await load();

/** Each with its notation and what the referee says of it. */
export const figures = await Promise.all(
  ["a", "b", "c", "d", "e"].map(async (letter) => {
    const question = JSON.parse(readFileSync(`${root}web/page/figures/figure-${letter}.json`, "utf8"));
    const answer = /** @type {any} */ (referee.ask(question));
    const written = /** @type {any} */ (referee.ask({ ask: "notation/write", question }));
    return { letter, text: String(written.text), ...(await sentencesOf(question, answer)) };
  }),
);

/**
 * Waits until each figure of the page is ruled, and walks through it.
 * @param {import("playwright-core").Page} page
 */
export async function walkThrough(page) {
  const shown = page.locator("close-ranks");
  // A gadget comes after the page has loaded.
  await shown.nth(figures.length - 1).waitFor({ state: "attached" });
  assert.equal(await shown.count(), figures.length);
  for (const [index, { letter, headline, steps }] of figures.entries()) {
    const figure = shown.nth(index);
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole("heading", { name: headline, exact: true }).waitFor();
    assert.equal(await figure.getByRole("region", { name: `Figure ${letter}` }).count(), 1);
    assert.equal(await figure.locator("pre").isVisible(), false);
    for (const [before, { title, text }] of steps.entries()) {
      if (before > 0) await figure.locator("[part=forward]").click();
      await figure.getByText(`${before + 1}/${steps.length} ${title} ${text}`, { exact: true }).waitFor();
    }
    assert.ok((await figure.locator("svg path, svg polygon, svg rect").count()) > 10);
  }
}
