// Pictures in a browser. Node uses node-svg.js instead.
import { load } from "./referee.js";
import { renderingWith } from "./view/render-svg.js";

/** One moment of a ruling as SVG text. */
export const renderSvg = renderingWith(load);
