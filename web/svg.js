// Pictures in a browser. Node uses node-svg.js instead.
import { load } from "./referee.js";
import { renderingWith } from "./view/render-svg.js";

/** @type {typeof import("./svg-types.js").renderSvg} */
export const renderSvg = renderingWith(load);
