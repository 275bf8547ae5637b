/**
 * Pieces of terrain made from a few shapes, sized and turned: outlines in, outlines out. Pure.
 *
 * @typedef {import("../../view/asked.js").Terrain} Terrain
 * @typedef {import("../../view/outline.js").Point} Point
 */
import { inch } from "../../view/inch.js";
import { direction } from "../../view/outline.js";
import { tidyPoint } from "./place.js";

/** The outlines to choose from, each about its middle. @type {Record<string, {kind: Terrain["kind"], outline: Point[]}>} */
export const shapes = {
  block: { kind: "impassable", outline: rectangle(6, 4) },
  wood: { kind: "area", outline: resized(blob(6, 5), [6 * inch, 5 * inch]) },
  wall: { kind: "obstacle", outline: rectangle(6, 0.5) },
};

/** @type {Terrain["kind"][]} */
export const terrainKinds = ["impassable", "obstacle", "area"];

/**
 * @param {string} shape of `shapes`
 * @param {string} id
 * @param {Point} at its middle
 * @returns {Terrain}
 */
export function newTerrain(shape, id, [x, y]) {
  const { kind, outline } = shapes[shape];
  return { id, kind, outline: outline.map(([right, down]) => tidyPoint([x + right, y + down])) };
}

/**
 * Width and depth of an outline, along its first edge and across.
 * @param {Point[]} outline
 * @returns {[number, number]}
 */
export function extentOf(outline) {
  const { across, down } = frameOf(outline);
  const [width, depth] = [across, down].map((values) => Math.max(...values) - Math.min(...values));
  return tidyPoint([width, depth]);
}

/**
 * The outline stretched about its middle to another width and depth.
 * @param {Point[]} outline
 * @param {[number, number]} extent
 * @returns {Point[]}
 */
export function resized(outline, extent) {
  const now = extentOf(outline);
  const { along, across, down } = frameOf(outline);
  const [wide, deep] = extent.map((value, index) => value / now[index]);
  const [right, back] = [middleOf(across), middleOf(down)];
  return outline.map((_, index) => {
    const u = right + (across[index] - right) * wide;
    const v = back + (down[index] - back) * deep;
    return tidyPoint([u * along[0] - v * along[1], u * along[1] + v * along[0]]);
  });
}

/**
 * The outline turned clockwise about its middle.
 * @param {Point[]} outline
 * @param {number} degrees
 * @returns {Point[]}
 */
export function turned(outline, degrees) {
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const { along, across, down } = frameOf(outline);
  const [u, v] = [middleOf(across), middleOf(down)];
  const middle = [u * along[0] - v * along[1], u * along[1] + v * along[0]];
  return outline.map(([x, y]) => {
    const [right, back] = [x - middle[0], y - middle[1]];
    return tidyPoint([middle[0] + right * cosine - back * sine, middle[1] + right * sine + back * cosine]);
  });
}

/**
 * The outline seen along its first edge.
 * @param {Point[]} outline
 */
function frameOf(outline) {
  const along = direction(outline[0], outline[1]) ?? [1, 0];
  return {
    along,
    across: outline.map(([x, y]) => x * along[0] + y * along[1]),
    down: outline.map(([x, y]) => y * along[0] - x * along[1]),
  };
}

/** @param {number[]} values */
function middleOf(values) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/**
 * @param {number} width inches
 * @param {number} depth inches
 * @returns {Point[]}
 */
function rectangle(width, depth) {
  const [x, y] = [(width * inch) / 2, (depth * inch) / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/**
 * A rounded, slightly uneven outline whose first edge lies along the table.
 * @param {number} width inches
 * @param {number} depth inches
 * @returns {Point[]}
 */
function blob(width, depth) {
  const swells = [1, 1, 0.93, 1, 1.02, 0.94, 1, 0.97, 1.03, 0.95, 0.98, 0.96];
  return swells.map((swell, index) => {
    const turn = ((index - 3.5) * Math.PI) / 6;
    return [(Math.cos(turn) * swell * width * inch) / 2, (Math.sin(turn) * swell * depth * inch) / 2];
  });
}
