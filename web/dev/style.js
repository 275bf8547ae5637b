// Prints web/view/scene-style.js: the sheets of the battlefield as data, for pictures that stand alone. Nobody writes it by hand.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { format } from "prettier";

import { smallStyle } from "./minify.js";

const view = new URL("../view/", import.meta.url);
const target = new URL("scene-style.js", view);

const head = `/**
 * The rules of the battlefield's sheets in their order, and the values of their colours. Printed by \`node web/dev/style.js\` from
 * scene.css and stands.css; not written by hand.
 */
`;

/** The text of the module. Throws when the sheets hold what it cannot tell. */
export async function styleModule() {
  const sheets = ["scene.css", "stands.css"].map((name) => readFileSync(new URL(name, view), "utf8"));
  const sheet = await smallStyle(sheets.join("\n"));
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(target, await styleModule());
