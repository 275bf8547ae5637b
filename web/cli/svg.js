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
    return await renderSvg(text, { step: step === undefined ? undefined : numberOf(step), theme, lang });
  } catch (error) {
    const { fault, message } = /** @type {Error & { fault?: import("../types.js").Fault }} */ (error);
    if (fault) throw new Unusable(faultLine(name, text, fault, message));
    throw error instanceof RangeError ? new Unusable(`--${message}.`) : error;
  }
}

/** @param {string} text */
function numberOf(text) {
  return /^\d+$/.test(text) ? Number(text) : NaN;
}
