// Pictures in Node. Browsers use svg.js instead and never see this file.
import { load } from "./node.js";
import { renderingWith } from "./view/render-svg.js";

/** @type {typeof import("./svg-types.js").renderSvg} */
export const renderSvg = renderingWith(load);
