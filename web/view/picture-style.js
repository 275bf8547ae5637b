/** The style sheet of a picture that stands alone, with colours written out: few programs but browsers know variables. */
import { colours, rules } from "./scene-style.js";

/** How a picture is coloured: as the reader's screen is, or always light, or always dark. */
export const themes = ["auto", "light", "dark"];

/**
 * The rules that style something in the picture, made to hold for nothing else on a page.
 * @param {string} theme one of `themes`
 * @param {string} scope the picture's own style name
 * @param {Set<string>} names the style names in it
 */
export function pictureStyle(theme, scope, names) {
  const used = rules.map((rule) => scoped(rule, scope, names)).filter(Boolean);
  const light = theme === "dark" ? "" : used.map((rule) => coloured(rule, "light")).join("");
  if (theme === "light") return light;
  if (theme === "dark") return used.map((rule) => coloured(rule, "dark")).join("");
  const dark = used.filter((rule) => rule.includes("var(")).map((rule) => coloured(rule, "dark"));
  return `${light}@media screen and (prefers-color-scheme:dark){${dark.join("")}}`;
}

/**
 * A rule for the picture alone; empty when nothing there has its names.
 * @param {string} rule
 * @param {string} scope
 * @param {Set<string>} names
 */
function scoped(rule, scope, names) {
  const start = rule.indexOf("{");
  const selectors = rule.slice(0, start).split(",");
  const kept = selectors.flatMap((selector) => {
    if (selector === ".battlefield") return [`.${scope}`];
    const isThere = [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => names.has(name));
    return selector.startsWith(".") && isThere ? [`.${scope} ${selector}`] : [];
  });
  return kept.length ? kept.join() + rule.slice(start) : "";
}

/**
 * @param {string} rule
 * @param {"light" | "dark"} theme
 */
function coloured(rule, theme) {
  return rule.replace(/var\(--([\w-]+)\)/g, (_, name) => colours[theme][name]);
}
