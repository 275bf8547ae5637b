// Draws each step of a ruling into a file of its own: picture-0.svg is the position, then come the steps. No browser is needed.
// For one picture there is a command: npx closeranks svg picture.txt > picture.svg
import { readFileSync, writeFileSync } from "node:fs";

import { load } from "closeranks";
import { renderSvg } from "closeranks/svg";
import { sentencesOf } from "closeranks/words";

const text = readFileSync(new URL("picture.txt", import.meta.url), "utf8");
const referee = await load();
const { question } = referee.ask({ ask: "notation/read", text });
const { steps } = await sentencesOf(question, referee.ask(question));

for (let step = 0; step <= steps.length; step++) {
  const file = `picture-${step}.svg`;
  writeFileSync(file, await renderSvg(text, { step, theme: "light" }));
  console.log(file, steps[step - 1]?.text ?? "The position");
}
