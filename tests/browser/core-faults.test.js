// That the page goes on with its battle when the core fails in the middle of a question, has no memory left, or its thread ends.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { openPage } from "./support/open-page.js";
import { changeWorker, remembering } from "./support/other-worker.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    keepsBattle: true,
    isWhole: true,
  });
  page = opened.page;
});
beforeEach(async () => {
  // Another page first, so that the one before writes nothing into this test.
  await page.goto(`${opened.url}package.json`);
  await page.evaluate(() => localStorage.clear());
});
after(() => opened?.close());

/** @param {{atStart?: string, beforeAnswer?: string}} scripts for the worker */
async function visit(scripts) {
  await changeWorker(page, scripts);
  await page.goto(`${opened.url}web/page/`);
  await primary().waitFor();
  opened.complaints.length = 0;
}

const primary = () => page.locator("footer .primary");
const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
const losses = async () => (await page.locator(".loss output").allInnerTexts()).map(Number);
const verdict = () => page.locator(".verdict");
const add = () => button("Combined Unit: one more").click();

/** For `beforeAnswer`: when the first unit of figure d is to lose four Health Points. */
const onFour = (/** @type {string} */ deed) => `if (data.losses?.[0]?.healthPoints === 4) { ${deed} }`;
const ruinMemory = "new Uint8Array(memory.buffer).fill(255);";

const stumbled =
  "No answer\n\nThe referee stumbled; your battle is as it was. Ask again. If it happens once more, close other tabs and reload the page.";

/** Figure d with four Health Points lost, which the core cannot rule, and three, which it can. */
async function mustStumbleAndGoOn() {
  await add();
  await primary().click();
  assert.equal(await verdict().innerText(), stumbled);
  assert.equal((await losses())[0], 4);
  assert.ok((await page.locator("#canvas [data-unit]").count()) > 0);
  await button("Back to the losses").click();
  await button("Combined Unit: one fewer").click();
  await primary().click();
  await page.locator(".verdict h2", { hasText: "Remove one model from the rear rank" }).waitFor();
}

for (const [what, scripts] of Object.entries({
  "traps in the middle of a question": { atStart: remembering, beforeAnswer: onFour(ruinMemory) },
  "is refused more memory": {
    atStart: "WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no room'); };",
    beforeAnswer: onFour(`data = "[".repeat(30) + "1,".repeat(400_000);`),
  },
  "ends its thread with an error": { beforeAnswer: onFour("throw new Error('lost')") },
})) {
  test(`when the core ${what}, the page says what to do, and the next question is answered`, async () => {
    await visit(scripts);
    await mustStumbleAndGoOn();
    assert.deepEqual(opened.complaints, []);
  });
}

test("a thread that ends without a word can be stopped, and the next question gets another", async () => {
  await visit({ beforeAnswer: onFour("return close()") });
  await add();
  await primary().evaluate((one) => /** @type {HTMLElement} */ (one).click());
  await page.locator("#waiting button").click();
  await page.locator(".verdict h2", { hasText: "You stopped the referee" }).waitFor();
  assert.equal((await losses())[0], 4);
  await button("Back to the losses").click();
  await button("Combined Unit: one fewer").click();
  await primary().click();
  await page.locator(".verdict h2", { hasText: "Remove one model from the rear rank" }).waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("where there is no room for a core the page opens all the same, says so, and rules as soon as there is", async () => {
  await visit({
    atStart: `const { Instance } = WebAssembly;
      WebAssembly.Instance = class extends Instance {
        constructor(...given) {
          if (!self.hasRoom) throw new RangeError("no room");
          super(...given);
        }
      };`,
  });
  await add();
  await primary().click();
  assert.equal(await verdict().innerText(), stumbled);
  assert.equal((await losses())[0], 4);
  await page.workers()[0].evaluate("self.hasRoom = true");
  await button("Back to the losses").click();
  await primary().click();
  await page.locator(".verdict h2", { hasText: /^Remove / }).waitFor();
});

test("a battle on which the core fails is there again after a reload, and so is its undo", async () => {
  await visit({ atStart: remembering, beforeAnswer: onFour(ruinMemory) });
  await add();
  await primary().click();
  await page.reload();
  await page.locator(".verdict h2").waitFor();
  assert.equal(await verdict().innerText(), stumbled);
  assert.equal((await losses())[0], 4);
  assert.equal(await page.locator("#notice p").count(), 0);
  await button("Undo").click();
  await button("Undo").click();
  assert.equal((await losses())[0], 3);
});

test("a unit moved while the core fails springs back, and the page says why", async () => {
  await visit({
    atStart: remembering,
    beforeAnswer: `if (data.battle?.units.some(({ id, at }) => id === "B" && at[0] !== 400)) ${ruinMemory}`,
  });
  const left = () =>
    page.locator('#canvas .boundary[data-unit="B"] path').evaluate((path) => path.getBoundingClientRect().left);
  const before = await left();
  await page.locator('#canvas .target[data-unit="B"]').press("Enter");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.locator("#notice p", { hasText: "The referee stumbled; your battle is as it was. Ask again." }).waitFor();
  assert.equal(await left(), before);
  assert.equal(await button("Undo").isDisabled(), true);
});

test("a battle that no core answers about can be saved and shared", async () => {
  await visit({ atStart: remembering, beforeAnswer: ruinMemory });
  assert.equal(await verdict().innerText(), stumbled);
  await add();
  await page.locator("header").getByRole("button", { name: "Share" }).click();
  assert.match(await page.locator("#share-link").inputValue(), /#1z/);
  const saving = page.waitForEvent("download");
  await button("Save file").click();
  const file = await (await saving).createReadStream();
  const saved = JSON.parse(Buffer.concat(await file.toArray()).toString());
  assert.deepEqual(saved.question.losses, [{ unit: "green", healthPoints: 4 }]);
  assert.equal(saved.question.battle.units.length, 4);
});
