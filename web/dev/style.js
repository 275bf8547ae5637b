// Prints what of the style sheets is needed as a module, for which no bundler has to be told about sheets: web/view/scene-style.js,
// those of the battlefield as data for pictures that stand alone, and web/element/style-text.js, all that a figure has. Nobody writes
// them by hand.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { format } from "prettier";

import { smallStyle } from "./minify.js";

const view = new URL("../view/", import.meta.url);
const element = new URL("../element/", import.meta.url);

/** The sheets of a figure, in their order. */
const figureSheets = ["basics.css", "scene.css", "stands.css", "ruling.css", "../element/element.css"];

const head = `/**
 * The rules of the battlefield's sheets in their order, and the values of their colours. Printed by \`node web/dev/style.js\` from
 * scene.css and stands.css; not written by hand.
 */
`;

/** The modules by their addresses. Throws when the sheets hold what they cannot tell. */
export const styleModules = async () =>
  /** @type {[URL, string][]} */ ([
    [new URL("scene-style.js", view), await sceneModule()],
    [new URL("style-text.js", element), await figureModule()],
  ]);

/** @param {string[]} names of sheets; gives them as one, without what only people read */
function sheetOf(names) {
  return smallStyle(names.map((name) => readFileSync(new URL(name, view), "utf8")).join("\n"));
}

async function figureModule() {
  const sheet = await sheetOf(figureSheets);
  // A rule a line, so that a change of one is seen as such.
  const rules = sheet.match(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]+\{[^{}]*\}/g) ?? [];
  if (rules.join("") !== sheet.trim()) throw new Error("The sheets of a figure hold more than rules.");
  return format(
    `/**
 * The text of all style sheets that a figure needs. Printed by \`node web/dev/style.js\` from element.css and those of web/view; not
 * written by hand.
 */
export const styleText = ${JSON.stringify(rules)}.join("");
`,
    { parser: "babel", printWidth: 120 },
  );
}

async function sceneModule() {
  const sheet = await sheetOf(["scene.css", "stands.css"]);
  const [dark] = /@media[^{]*dark\)\{\.battlefield\{[^}]*\}\}/.exec(sheet) ?? [];
  if (!dark) throw new Error("scene.css has no dark colours of the battlefield.");
  const rules = [...sheet.replace(dark, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names, values]) => [
    names,
    values,
  ]);
  if (rules.some(([names]) => names.startsWith("@"))) throw new Error("Only dark colours may stand in a media query.");
  const [[, root], ...others] = rules;
  const colours = { light: coloursIn(root), dark: coloursIn(dark) };
  const kept = [[".battlefield", root.replace(/--[\w-]+:[^;]*;/g, "")], ...others];
  return format(
    `${head}
/** @type {Record<"light" | "dark", Record<string, string>>} */
export const colours = ${JSON.stringify(colours)};

/** Selectors and declarations. */
export const rules = ${JSON.stringify(kept.map(([names, values]) => `${names}{${values}}`))};
`,
    { parser: "babel", printWidth: 120 },
  );
}

/** @param {string} text */
function coloursIn(text) {
  return Object.fromEntries([...text.matchAll(/--([\w-]+):([^;}]*)/g)].map(([, name, value]) => [name, value.trim()]));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of await styleModules()) writeFileSync(file, text);
}
