// Draws demo/ruling.svg, the picture of the README: figure d of the rule with its ruling. Asks the built package; needs no browser.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { load } from "closeranks";

import { momentsOf } from "../view/moments.js";
import { sceneOf } from "../view/scene.js";
import { svgText } from "../view/svg.js";
import { loadWords } from "../view/words.js";

const target = new URL("../../demo/ruling.svg", import.meta.url);
const padding = { left: 60, right: 60, top: 60, bottom: 60 };

/** The text of the picture. Throws when the referee refuses the figure. */
export async function rulingPicture() {
  /** @type {import("../types.js").CasualtiesQuestion} */
  const question = JSON.parse(readFileSync(new URL("../page/figures/figure-d.json", import.meta.url), "utf8"));
  const style = readFileSync(new URL("../view/scene.css", import.meta.url), "utf8").replace(/\/\*.*?\*\/|\s+/gs, " ");
  const referee = await load();
  const answer = referee.ask(question);
  const found = referee.ask({ ask: "ninth-age/contacts", battle: question.battle });
  if (!("steps" in answer) || !("contacts" in found)) throw new Error(JSON.stringify(answer));
  const scene = sceneOf(
    { question, answer, contacts: found.contacts, step: momentsOf(answer).length - 1 },
    await loadWords("en"),
  );
  return svgText(scene, { width: 880, height: 560, padding, id: "ruling", title: "A ruling of Close Ranks", style });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(target, await rulingPicture());
