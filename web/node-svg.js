// Pictures in Node. Browsers use svg.js instead and never see this file.
import { load } from "./node.js";
import { renderingWith } from "./view/render-svg.js";

/** One moment of a ruling as SVG text. */
export const renderSvg = renderingWith(load);
