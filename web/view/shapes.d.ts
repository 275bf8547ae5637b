// The shapes a scene is made of: places in table millimetres, sizes of text and strokes left to the SVG writer.
// `look` is a list of style names, see scene.css.
import type { Outline, Point } from "./outline.js";
import type { Bounds } from "./bounds.js";

/** Filled outlines drawn as one; `inset` pixels smaller all round, hatched for the second side. `came` is the way back to where a
 * model was a moment ago, along which it may be seen to slide; `option` is shown by tapping it. */
export interface Area {
  kind: "area";
  key: string;
  look: string;
  outlines: Outline[];
  inset?: number;
  hatch?: boolean;
  title?: string;
  unit?: string;
  terrain?: string;
  option?: number;
  came?: Point | null;
}

/** A line through points; `shift` moves it by a number of pixels along a table direction, `option` is shown by tapping it,
 * `pair` is who is in contact along it. */
export interface Line {
  kind: "line";
  key: string;
  look: string;
  points: Point[];
  shift?: { by: Point; pixels: number };
  head?: boolean;
  dot?: boolean;
  option?: number;
  unit?: string;
  pair?: [string, string];
}

/** A letter, a number or Health Points standing on a model whose base is `room` millimetres wide, `raised` by a share of that. */
export interface Sign {
  kind: "letter" | "badge" | "health";
  key: string;
  look: string;
  text: string;
  at: Point;
  room: number;
  raised?: number;
  unit?: string;
  option?: number;
  came?: Point | null;
}

/** A text beside something: the first of its spots where it covers least is taken. `away` is the side it lies on; left out if it
 * does not fit `within` an outline. */
export interface Label {
  kind: "label";
  key: string;
  look: string;
  text: string;
  spots: { at: Point; away: Point }[];
  within?: Outline;
  unit?: string;
  terrain?: string;
}

export type Shape = Area | Line | Sign | Label;

export interface Scene {
  bounds: Bounds;
  table: { width: number; depth: number };
  description: string;
  shapes: Shape[];
}
