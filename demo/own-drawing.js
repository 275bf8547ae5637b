// Draws a ruling its own way, onto a canvas: the answer has all that happens in millimetres of the table.
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
const { question } = referee.ask({ ask: "notation/read", text });
const answer = referee.ask(question);
const { headline } = await sentencesOf(question, answer);
document.querySelector("p").textContent = headline;

const canvas = document.querySelector("canvas");
canvas.ariaLabel = headline;
const pen = canvas.getContext("2d");
pen.scale(2, 2);
pen.translate(-320, -400);

for (const { player, at, heading, base, ranks } of answer.battle.units) {
  const files = ranks[0].length;
  pen.save();
  pen.translate(...at);
  pen.rotate((heading * Math.PI) / 180);
  pen.fillStyle = player === "green" ? "#3d7d55" : "#a8443a";
  ranks.forEach((rank, row) => {
    [...rank].forEach((_, file) => {
      pen.fillRect((file - files / 2) * base[0] + 1, row * base[1] + 1, base[0] - 2, base[1] - 2);
    });
  });
  pen.restore();
}

// The dead as crosses where they stood, and the way of each nudge.
pen.beginPath();
for (const { step, models = [], before, legs = [] } of answer.steps) {
  if (step === "remove")
    for (const { outline } of models) [0, 1].forEach((one) => line(outline[one], outline[one + 2]));
  let [[x, y]] = before ?? [[]];
  for (const [dx, dy] of legs) line([x, y], [(x += dx), (y += dy)]);
}
pen.stroke();

function line(from, to) {
  pen.moveTo(...from);
  pen.lineTo(...to);
}
