// Draws demo/ruling.svg, the picture of the README: figure d of the rule with its ruling. Asks the built package; needs no browser.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { renderSvg } from "closeranks/svg";

const target = new URL("../../demo/ruling.svg", import.meta.url);

/** The text of the picture. Rejects when the referee refuses the figure. */
export function rulingPicture() {
  return renderSvg(readFileSync(new URL("../page/figures/figure-d.json", import.meta.url), "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(target, await rulingPicture());
