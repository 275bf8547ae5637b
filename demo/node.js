// Asks the referee from Node and tells what it says. In a folder of your own: npm install closeranks && node node.js
import { load } from "closeranks";
import { sentencesOf } from "closeranks/words";

const text = `ninth-age/casualties
player green
spears "Spearmen" rrrrrC/r 20x20 at 460,480
  with C character "Captain" healthPoints 3
player red
A 5x2 20x20 front of spears offset 10mm
B 1x2 20x20 left of spears offset -10mm
C 3x2 20x20 right of spears offset -30mm
loss spears 3
`;

const referee = await load();
const read = referee.ask({ ask: "notation/read", text });
if ("error" in read) throw new Error(`line ${read.error.line}, column ${read.error.column}: ${read.error.expected}`);

const { question } = read;
const ruling = await sentencesOf(question, referee.ask(question));
console.log([ruling.headline, ...ruling.reasons].join("\n"));
for (const { title, text } of ruling.steps) console.log(`- ${title}: ${text}`);
