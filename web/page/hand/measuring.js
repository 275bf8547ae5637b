/**
 * The measuring tape in the hand: from where it was put down to where it is drawn, each end on a corner or an edge if one is
 * near.
 *
 * @typedef {import("../../view/camera.js").Camera} Camera
 * @typedef {{from: import("../../view/outline.js").Point, to: import("../../view/outline.js").Point}} Tape
 */
import { unproject } from "../../view/camera.js";
import { boundary } from "../../view/formation.js";
import { distance } from "../../view/outline.js";
import { measuredFrom } from "./touch.js";

/** A shorter tape, in millimetres, was a tap. */
const shortest = 1;

/**
 * @param {import("../../view/asked.js").Battle} battle
 * @param {Camera} camera
 * @param {import("./pointers.js").Pixel} at
 * @param {number} reach pixels
 * @param {(tape: Tape | null) => void} show
 * @param {(tape: Tape) => void} leave lying
 * @returns {import("./pointers.js").Grip}
 */
export function measuring({ units, terrain = [] }, camera, at, reach, show, leave) {
  const outlines = [...units.map(boundary), ...terrain.map((piece) => piece.outline)];
  /** @param {import("./pointers.js").Pixel} pixel */
  const pointAt = (pixel) => measuredFrom(outlines, unproject(camera, pixel), reach / camera.scale);
  const from = pointAt(at);
  /** @type {Tape | null} */
  let tape = null;
  return {
    move: (to) => {
      tape = { from, to: pointAt(to) };
      show(tape);
    },
    drop: () => {
      if (tape && distance(tape.from, tape.to) > shortest) leave(tape);
      show(null);
    },
    cancel: () => show(null),
  };
}
