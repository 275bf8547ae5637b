/**
 * The present moment as a picture that stands alone, whatever the screen and always in light colours: as SVG text, and as
 * the bytes of a PNG.
 */
import { padding, sizeOf } from "../../view/picture-size.js";
import { sceneAt } from "../../view/scene-at.js";
import { svgText, updateSvg } from "../../view/svg.js";

/**
 * @param {import("../history.js").State} state
 * @param {import("../../view/answers.js").Derived} derived
 * @param {string} title
 * @param {import("../../view/words.js").Words} words
 */
export function pictureOf(state, derived, title, words) {
  const scene = sceneAt({ ...state, selection: { ...state.selection, unit: null } }, derived, words);
  const { width, height } = sizeOf(scene);
  const picture = { width, height, padding, id: "moment", title };
  const host = document.createElement("div");
  updateSvg(host, scene, picture);
  const style = stylesIn(host);
  return {
    width,
    height,
    /** @param {number} [zoom] pixels for each pixel; left out, the picture has the size of the models on the table */
    text: (zoom) => svgText(scene, { ...picture, style, zoom }),
  };
}

/**
 * The rules of the page's sheets that style something inside, their colours written out: few programs but browsers know
 * variables. What is for dark screens or for paper stands in media queries and stays behind.
 * @param {Element} host
 */
function stylesIn(host) {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText !== "*" && host.querySelector(selectorText));
  const values = rules.find(({ selectorText }) => selectorText === ".battlefield")?.style;
  return rules
    .map(({ cssText }) => cssText.replace(/--[\w-]+:[^;]*;\s*/g, ""))
    .join("\n")
    .replace(/var\((--[\w-]+)\)/g, (_, name) => values?.getPropertyValue(name).trim() ?? "");
}

/**
 * Rejects when the browser cannot draw it.
 * @param {string} text SVG of that size
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Blob>}
 */
export async function pngOf(text, width, height) {
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type: "image/png" });
  } finally {
    URL.revokeObjectURL(url);
  }
}
