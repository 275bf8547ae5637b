// That what is written and what is drawn stand out from what they lie on, in light and in dark: 4.5 to 1 for text and 3 to 1
// for marks, as WCAG 2.2 counts. Read from the page's own colours, since no tool looks into the picture.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openPage } from "./support/open-page.js";

/** @typedef {[number, string[], string[]]} Pair how much the first must stand out from the second, by the style sheets' names */

/** @type {Pair[]} */
const onPage = [
  [4.5, ["--ink", "--soft", "--gold-text", "--bad-text"], ["--paper", "--card", "--lit"]],
  [4.5, ["--on-solid"], ["--solid"]],
  [3, ["--gold"], ["--paper", "--card", "--lit"]],
  [3, ["--green", "--red"], ["--card"]],
];

/** @type {Pair[]} */
const inPicture = [
  [4.5, ["--field-ink", "--field-soft", "--side-0-name", "--side-1-name"], ["--grass"]],
  [4.5, ["--field-ink", "--side-0-name", "--side-1-name"], ["--beyond"]],
  [4.5, ["--field-ink"], ["--rock"]],
  [3, ["--side-0-edge", "--side-1-edge", "--rock-edge", "--bad", "--good", "--gold-mark"], ["--grass", "--beyond"]],
  [3, ["--bad", "--good"], ["--rock"]],
  // Arrows and nudges have a casing of this, contacts one of the dark ink.
  [3, ["--field-ink", "--bad", "--gold-mark"], ["--field-paper"]],
  [3, ["--gold"], ["#22261f"]],
  // Fronts and strikes are white; letters stand on white bases.
  [4.5, ["#ffffff"], ["--side-0", "--side-1", "#22261f", "#a11d16", "#2f6b45"]],
  [4.5, ["#22261f", "#5c6455", "#a11d16"], ["#f7f5ee"]],
];

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
before(async () => {
  opened = await openPage({ locale: "en-GB" });
  await opened.page.locator("footer .primary").waitFor();
});
after(() => opened?.close());

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`text and marks stand out in ${colorScheme}`, async () => {
    await opened.page.emulateMedia({ colorScheme });
    const faint = [...(await faintOf(":root", onPage)), ...(await faintOf(".battlefield", inPicture))];
    assert.deepEqual(faint, []);
  });
}

/**
 * Those that do not stand out enough.
 * @param {string} place whose colours they are
 * @param {Pair[]} pairs
 */
async function faintOf(place, pairs) {
  const names = pairs.flatMap(([, marks, grounds]) => [...marks, ...grounds]);
  const colours = await opened.page
    .locator(place)
    .first()
    .evaluate((part, wanted) => {
      const style = getComputedStyle(part);
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name).trim() || name]));
    }, names);
  return pairs.flatMap(([least, marks, grounds]) =>
    marks.flatMap((mark) =>
      grounds.flatMap((ground) => {
        const found = contrast(colours[mark], colours[ground]);
        return found < least ? [`${mark} on ${ground}: ${found.toFixed(2)} instead of ${least}`] : [];
      }),
    ),
  );
}

/**
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} colour as `#rrggbb` or `#rgb` */
function luminance(colour) {
  const digits = colour.slice(1).length === 3 ? colour.replaceAll(/[^#]/g, "$&$&") : colour;
  assert.match(digits, /^#[0-9a-f]{6}$/);
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
