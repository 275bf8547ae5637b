// Whose a name is: it stands on no other unit and no other is nearer, in crowds and wherever one looks.
import assert from "node:assert/strict";
import test from "node:test";

import { cameraAt, fitCamera, project } from "../../web/view/camera.js";
import { boundary } from "../../web/view/formation.js";
import { placeLabels } from "../../web/view/place-labels.js";
import { sceneOf } from "../../web/view/scene.js";
import { questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const words = wordsIn("en");
const seed = Number(process.env.CLOSE_RANKS_SEED ?? 1 + Math.floor(Math.random() * 1e6));
const rounds = 60;

/** @type {() => number} from 0 to 1, the same for the same seed */
const chance = (
  (state) => () =>
    (state = (state * 48271) % 2147483647) / 2147483647
)(seed);

/**
 * The places of the names of a battle's units.
 * @param {any} battle
 * @param {import("../../web/view/camera.js").Camera} camera
 */
function namesIn(battle, camera) {
  const { shapes } = sceneOf({ question: { ...questionOf("figure-d"), battle }, contacts: [] }, words);
  const free = { left: 4, top: 4, right: camera.width - 4, bottom: camera.height - 4 };
  const places = placeLabels(shapes, camera, free);
  return battle.units.flatMap((/** @type {any} */ { id }) => {
    const place = places.get(`name/${id}`);
    return place ? [{ id, place }] : [];
  });
}

/**
 * How far the nearest of many points of a unit is from a name: by sampling, unlike the page.
 * @param {any} unit
 * @param {import("../../web/view/place-labels.js").Place} place
 * @param {import("../../web/view/camera.js").Camera} camera
 */
function sampledGap(unit, { x, y, width, height }, camera) {
  const [frontLeft, frontRight, , rearLeft] = boundary(unit).map((corner) => project(camera, corner));
  const shares = Array.from({ length: 21 }, (_, index) => index / 20);
  const gaps = shares.flatMap((across) =>
    shares.map((back) => {
      const [right, down] = [0, 1].map(
        (axis) =>
          frontLeft[axis] + (frontRight[axis] - frontLeft[axis]) * across + (rearLeft[axis] - frontLeft[axis]) * back,
      );
      return Math.hypot(Math.max(0, Math.abs(right - x) - width / 2), Math.max(0, Math.abs(down - y) - height / 2));
    }),
  );
  return Math.min(...gaps);
}

test("in a crowd, at any heading and wherever one looks, no name stands on or nearer to another unit", () => {
  console.log(`seed ${seed}`);
  let placed = 0;
  let left = 0;
  for (let round = 0; round < rounds; round++) {
    const units = Array.from({ length: 8 }, (_, index) => ({
      id: String.fromCharCode(65 + index),
      name: "Spearmen of the North".slice(0, 3 + Math.floor(chance() * 18)),
      player: index % 2 ? "red" : "green",
      at: /** @type {[number, number]} */ ([200 + chance() * 400, 200 + chance() * 300]),
      heading: chance() < 0.5 ? Math.floor(chance() * 4) * 90 : chance() * 359,
      base: [20, 20],
      ranks: Array(1 + Math.floor(chance() * 4)).fill("r".repeat(2 + Math.floor(chance() * 6))),
    }));
    const battle = { table: { width: 1000, depth: 800 }, activePlayer: "green", units };
    const sight = {
      at: /** @type {[number, number]} */ ([200 + chance() * 400, 200 + chance() * 300]),
      scale: 0.4 + chance() * 2,
    };
    const camera = cameraAt(sight, { width: 390, height: 290 });
    const names = namesIn(battle, camera);
    placed += names.length;
    left += units.length - names.length;
    for (const { id, place } of names) {
      const gaps = units.map((unit) => ({ id: unit.id, gap: sampledGap(unit, place, camera) }));
      const own = gaps.find((one) => one.id === id)?.gap ?? 0;
      // Two samples are at most so far apart.
      const fineness = (160 * camera.scale) / 20;
      const nearer = gaps.filter((one) => one.id !== id && (one.gap === 0 || one.gap < own - fineness));
      assert.deepEqual(nearer, [], `seed ${seed}, round ${round}: ${id}`);
    }
  }
  assert.ok(placed > rounds && left > rounds, `${placed} placed, ${left} left out`);
});

test("in the figures of the rule every unit has its name, on a phone as on a wide screen", () => {
  for (const [width, height] of [
    [880, 684],
    [390, 290],
    [320, 160],
  ]) {
    for (const letter of ["a", "b", "c", "d", "e"]) {
      const { battle } = questionOf(`figure-${letter}`);
      const { bounds } = sceneOf({ question: questionOf(`figure-${letter}`), contacts: [] }, words);
      const camera = fitCamera(bounds, { width, height }, { left: 34, right: 56, top: 24, bottom: 28 });
      assert.equal(namesIn(battle, camera).length, battle.units.length, `figure ${letter} at ${width}`);
    }
  }
});
