/**
 * The only writer of SVG: a scene seen through a camera, as text or onto an element of a page. Everything is projected to
 * pixels first, so that strokes and letters keep their size at any zoom. Styles are in scene.css.
 */
import { fitCamera, project } from "./camera.js";
import { inch } from "./inch.js";
import { placeLabels } from "./place-labels.js";
import { closedPath, shapeTree } from "./shape-tree.js";
import { element, treeText, updateChildren } from "./tree.js";

/**
 * @typedef {import("./shapes.js").Scene} Scene
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {{unit: string, label: string, isChosen: boolean, outline: import("./outline.js").Outline}} Target a unit to be
 *   chosen by keys
 * @typedef {{width: number, height: number, padding: import("./camera.js").Bounds, id: string, camera?: Camera,
 *   targets?: Target[], covered?: import("./camera.js").Bounds[]}} Picture pixels; `id` starts the names inside, so that
 *   several pictures fit on one page; without a `camera` all of the scene is shown; with `targets` they alone are there for
 *   assistive tools; what is `covered` by something else is no place for texts
 */

/**
 * A picture that stands alone, with its title, description and style written in. Its units are the table's millimetres,
 * from the table's own corner. It is shown `zoom` times as large as it was drawn; left out, as large as the models are on
 * the table. `style` may be made from the picture's style names.
 * @param {Scene} scene
 * @param {Picture & {title: string, description?: string, style: string | ((names: Set<string>) => string), zoom?: number}}
 *   picture
 */
export function svgText(scene, picture) {
  const { attributes, children, ...tree } = svgTree(scene, picture);
  const { width, height, padding, title, description = scene.description, style, zoom } = picture;
  const { scale, left, top } = fitCamera(scene.bounds, picture, padding);
  const [x, y, wide, high] = [left, top, width / scale, height / scale].map(round);
  const size = zoom ? { width: width * zoom, height: height * zoom } : { width: `${wide}mm`, height: `${high}mm` };
  const { "aria-label": _, ...others } = attributes;
  const transform = `translate(${x} ${y}) scale(${Math.round(1e6 / scale) / 1e6})`;
  const drawn = {
    ...tree,
    attributes: { ...others, class: `battlefield ${picture.id}`, viewBox: `${x} ${y} ${wide} ${high}`, ...size },
    children: [
      element("title", {}, title),
      element("desc", {}, description),
      element("style", {}, typeof style === "string" ? style : style(namesIn(children))),
      element("g", { transform }, children),
    ],
  };
  return `${treeText(drawn)}\n`;
}

/**
 * The style names that stand in some trees.
 * @param {(import("./trees.js").Tree | string)[]} trees
 * @returns {Set<string>}
 */
function namesIn(trees) {
  return new Set(
    trees.flatMap((tree) => {
      if (typeof tree === "string") return [];
      return [...String(tree.attributes.class ?? "").split(" "), ...namesIn(tree.children)];
    }),
  );
}

/**
 * Brings a scene onto an element of a page, changing only what is new.
 * @param {Element} host
 * @param {Scene} scene
 * @param {Picture} picture
 */
export function updateSvg(host, scene, picture) {
  updateChildren(host, svgTree(scene, picture));
}

/**
 * Brings shapes alone onto an element that lies over a picture.
 * @param {Element} host
 * @param {import("./shapes.js").Shape[]} shapes
 * @param {Camera} camera of the picture
 * @param {...import("./tree.js").Child} over what lies over the shapes
 */
export function updateMarks(host, shapes, camera, ...over) {
  const { width, height } = camera;
  const places = placeLabels(shapes, camera, { left: 4, top: 4, right: width - 4, bottom: height - 4 });
  const trees = shapes.map((shape) => shapeTree(shape, camera, places, ""));
  updateChildren(
    host,
    element("svg", { class: "battlefield", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, trees, over),
  );
}

/**
 * @param {Scene} scene
 * @param {Picture} picture
 */
function svgTree(scene, picture) {
  const camera = picture.camera ?? fitCamera(scene.bounds, picture, picture.padding);
  const { width, height, padding } = picture;
  const free = { left: 4, top: 4, right: width - 4, bottom: height - padding.bottom + 26 };
  const places = placeLabels(scene.shapes, camera, free, picture.covered);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      class: "battlefield",
      viewBox: `0 0 ${width} ${height}`,
      role: picture.targets ? "group" : "img",
      "aria-label": scene.description,
    },
    definitions(camera, picture.id),
    ground(scene, camera, picture.id),
    element(
      "g",
      { key: "shapes", "aria-hidden": picture.targets && "true" },
      scene.shapes.map((shape) => shapeTree(shape, camera, places, picture.id)),
    ),
    scaleBar(camera, height - padding.bottom + 14, picture.targets && "true"),
    picture.targets?.map((target) => targetTree(target, camera)),
  );
}

/**
 * @param {Camera} camera
 * @param {string} id
 */
function definitions(camera, id) {
  const pixels = inch * camera.scale;
  const [x, y] = project(camera, [0, 0]);
  return element(
    "defs",
    { key: "defs" },
    element(
      "pattern",
      { id: `${id}-hatch`, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      element("path", { class: "hatch-line", d: "M1 0V8" }),
    ),
    element(
      "pattern",
      {
        id: `${id}-inches`,
        x: round(x % pixels),
        y: round(y % pixels),
        width: round(pixels),
        height: round(pixels),
        patternUnits: "userSpaceOnUse",
      },
      element("path", { class: "inch-line", d: `M${round(pixels)} 0H0V${round(pixels)}` }),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {string} id
 */
function ground(scene, camera, id) {
  const [left, top] = project(camera, [0, 0]);
  const [right, bottom] = project(camera, [scene.table.width, scene.table.depth]);
  const table = { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
  return element(
    "g",
    { key: "ground" },
    element("rect", { class: "beyond", width: camera.width, height: camera.height }),
    element("rect", { class: "grass", ...table }),
    element("rect", { fill: `url(#${id}-inches)`, ...table }),
  );
}

/**
 * A ring around a unit, seen while it has the focus.
 * @param {Target} target
 * @param {Camera} camera
 */
function targetTree({ unit, label, isChosen, outline }, camera) {
  const d = closedPath(
    outline.map((corner) => project(camera, corner)),
    -6,
  );
  return element(
    "g",
    {
      key: `target/${unit}`,
      class: "target",
      "data-unit": unit,
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "aria-pressed": String(isChosen),
    },
    element("path", { class: "casing", d }),
    element("path", { d }),
  );
}

/**
 * @param {Camera} camera
 * @param {number} bottom
 * @param {string} [isHidden] from assistive tools
 */
function scaleBar(camera, bottom, isHidden) {
  const long = round(inch * camera.scale);
  return element(
    "g",
    { key: "scale", class: "scale", "aria-hidden": isHidden, transform: `translate(14 ${round(bottom)})` },
    element("path", { d: `M0 -5V0H${long}V-5` }),
    element("text", { x: round(long / 2), y: -7, "text-anchor": "middle" }, "1″"),
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
