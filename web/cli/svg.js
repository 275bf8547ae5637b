// `closeranks svg`: one moment of a ruling as a picture.
import { renderSvg } from "../node-svg.js";
import { faultLine } from "./fault-line.js";
import { readText } from "./read-text.js";
import { Unusable } from "./unusable.js";

/**
 * @param {{ step?: string, theme?: any, lang?: any }} options
 * @param {string[]} files
 * @returns {Promise<string>} the SVG
 */
export async function svg({ step, theme, lang }, [file]) {
  const { name, text } = await readText(file);
  try {
    return await renderSvg(text, { step: step === undefined ? undefined : stepOf(step), theme, lang });
  } catch (error) {
    const { fault, message } = /** @type {Error & { fault?: import("../types.js").Fault }} */ (error);
    if (fault) throw new Unusable(faultLine(name, text, fault, message));
    throw error instanceof RangeError ? new Unusable(`--${message}.`) : error;
  }
}

/**
 * What is no number stays as it was typed, so that the refusal can say it.
 * @param {string} text
 * @returns {any}
 */
function stepOf(text) {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
