// The SVG text of a scene: safe with any name, the same at every call, and with its texts where they can be read.
import assert from "node:assert/strict";
import test from "node:test";

import { fitCamera } from "../../web/view/camera.js";
import { momentsOf } from "../../web/view/moments.js";
import { placeLabels } from "../../web/view/place-labels.js";
import { sceneOf } from "../../web/view/scene.js";
import { svgText } from "../../web/view/svg.js";
import { languages } from "../../web/view/words.js";
import { asked, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const padding = { left: 34, right: 34, top: 24, bottom: 28 };
const picture = { width: 390, height: 290, padding, id: "field", title: "A picture", style: "" };

test("names with markup stay text", () => {
  const question = questionOf("figure-d");
  const hostile = `</text><script>alert("1")</script>&amp;'`;
  question.battle.units[0].name = hostile;
  const text = svgText(sceneOf(asked(question), wordsIn("en")), picture);
  assert.doesNotMatch(text, /<script|alert\("/);
  assert.ok(text.includes("&#60;/text&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;amp;&#39;"));
});

test("ids with markup stay values of attributes", () => {
  const question = questionOf("figure-a");
  question.battle.units[1].id = `"><script>`;
  assert.doesNotMatch(svgText(sceneOf(asked(question), wordsIn("en")), picture), /<script/);
});

test("the same scene gives the same text", () => {
  const scene = sceneOf({ ...asked(questionOf("figure-e")), step: 2 }, wordsIn("en"));
  assert.equal(svgText(scene, picture), svgText(scene, picture));
});

test("every number in a picture is finite", () => {
  for (const name of ["figure-d", "figure-e", "two-corners"]) {
    assert.doesNotMatch(svgText(sceneOf(asked(questionOf(name)), wordsIn("en")), picture), /NaN|Infinity|undefined/);
  }
});

for (const [width, height] of [
  [880, 684],
  [390, 290],
  [360, 200],
  [484, 276],
]) {
  test(`no two texts overlap and none is cut in a field of ${width} by ${height}`, () => {
    for (const { scene, name } of allScenes()) {
      const camera = fitCamera(scene.bounds, { width, height }, padding);
      const free = { left: 4, top: 4, right: width - 4, bottom: height - 2 };
      const places = [...placeLabels(scene.shapes, camera, free)];
      places.forEach(([key, place], index) => {
        assert.ok(isInside(place, width, height), `${name}: ${key} is cut`);
        for (const [other, otherPlace] of places.slice(index + 1)) {
          assert.ok(!overlap(place, otherPlace), `${name}: ${key} covers ${other}`);
        }
      });
    }
  });
}

/** Every moment of every figure in every language. */
function allScenes() {
  return ["a", "b", "c", "d", "e"].flatMap((letter) => {
    const figure = asked(questionOf(`figure-${letter}`));
    return momentsOf(figure.answer).flatMap((moment, step) =>
      Object.keys(languages).map((language) => ({
        scene: sceneOf({ ...figure, step }, wordsIn(language)),
        name: `figure ${letter}, ${moment.kind}, ${language}`,
      })),
    );
  });
}

/** @typedef {import("../../web/view/place-labels.js").Place} Place */

/**
 * @param {Place} place
 * @param {number} width
 * @param {number} height
 */
function isInside(place, width, height) {
  const [right, bottom] = [place.x + place.width / 2, place.y + place.height / 2];
  return right <= width && bottom <= height && right >= place.width && bottom >= place.height;
}

/**
 * @param {Place} one
 * @param {Place} other
 */
function overlap(one, other) {
  const apart = Math.abs(one.x - other.x) * 2 >= one.width + other.width;
  return !apart && Math.abs(one.y - other.y) * 2 < one.height + other.height;
}

test("no text stands where the picture is covered, as by the tools of the page", () => {
  const tools = { left: 336, right: 390, top: 0, bottom: 200 };
  const free = { left: 4, top: 4, right: 386, bottom: 288 };
  const under = (/** @type {import("../../web/view/bounds.js").Bounds[]} */ covered) =>
    allScenes().flatMap(({ scene, name }) => {
      const camera = fitCamera(scene.bounds, picture, { ...padding, right: 56 });
      return [...placeLabels(scene.shapes, camera, free, covered)].flatMap(([key, { x, y, width, height }]) =>
        x + width / 2 > tools.left && y - height / 2 < tools.bottom ? [`${name}: ${key}`] : [],
      );
    });
  assert.notDeepEqual(under([]), []);
  assert.deepEqual(under([tools]), []);
});
