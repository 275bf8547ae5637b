// Draws web/page/icons/ from web/page/icon.svg with the Chromium of the tests, for a home screen that takes no SVG. Run it by
// hand after a change of icon.svg; what it draws is committed.
import { mkdirSync, readFileSync } from "node:fs";

import { chromium } from "playwright-core";

import { root } from "./command.js";
import { find } from "./set-up.js";

const folder = `${root}web/page/icons/`;
const picture = readFileSync(`${root}web/page/icon.svg`, "utf8");
const [, ground] = picture.match(/<rect[^>]*fill="([^"]+)"/) ?? [];

/** A maskable icon may be cut to a circle of four fifths, so its picture is drawn smaller, on ground up to the edges. */
const icons = [
  { file: "icon-192.png", size: 192, share: 1 },
  { file: "icon-512.png", size: 512, share: 1 },
  { file: "icon-maskable.png", size: 512, share: 0.8 },
  { file: "apple-touch-icon.png", size: 180, share: 0.9 },
];

const browser = await chromium.launch({ executablePath: find("chromium") });
try {
  mkdirSync(folder, { recursive: true });
  for (const { file, size, share } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const edge = (size * (1 - share)) / 2;
    await page.setContent(
      `<style>* { margin: 0 } body { padding: ${edge}px; ${share < 1 ? `background: ${ground}` : ""} } svg { display: block }</style>
      ${picture.replace("<svg", `<svg width="${size * share}" height="${size * share}"`)}`,
    );
    await page.screenshot({ path: folder + file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
