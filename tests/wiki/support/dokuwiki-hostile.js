// Hostile pages that use what DokuWiki alone has: its own syntax and that of its plugins, within figures and around them.
import { elsewhere } from "./hostile.js";

const script = "<script>hacked()</script>";
const image = "<img src=x onerror=hacked()>";

const syntax = `<html>${script}</html> <HTML>${image}</HTML> <php>echo "${script}";</php> %%${script}%% <nowiki>${image}</nowiki>
~~INFO:syntaxplugins~~ ~~NOCACHE~~ {{rss>${elsewhere}feed}} {{${elsewhere}x.png?nocache}} [[${elsewhere}|x]] ((${script}))
<code html>${script}</code> <file html x.html>${script}</file> \\\\ **bold** ${elsewhere} a@elsewhere.invalid
  * ${image}
^ ${script} ^
====== ${image} ======`;

/** For one page. @type {import("./hostile.js").Hostile[]} */
export const dokuWikiFigures = [
  { what: "DokuWiki's own syntax", text: syntax, page: `<closeranks controls="full">\n${syntax}\n</closeranks>` },
  {
    what: "DokuWiki's own syntax in a label",
    page: `<closeranks label="%%<nowiki>((x)) {{x.png}} ${image} **b** ${elsewhere}">\n**x**</closeranks>`,
  },
  {
    what: "figures in what is not read",
    page: `<code><closeranks label="x">${script}</closeranks></code>\n\n<nowiki><closeranks>${script}</closeranks></nowiki> %%<closeranks>${image}</closeranks>%%\n\n  <closeranks>${script}</closeranks>`,
  },
  {
    what: "figures in lists, tables, quotes and footnotes",
    page: `  * <closeranks>${script}</closeranks>\n  * **x <closeranks>${image}</closeranks> x**\n\n| <closeranks>${script}</closeranks> | x |\n\n> <closeranks>${image}</closeranks>\n\nx((<closeranks>${script}</closeranks>))`,
  },
  {
    what: "a figure in names of pictures and links",
    page: `[[start|<closeranks>${script}</closeranks>]] {{x.png|<closeranks>${image}</closeranks>}}`,
  },
];

/** For a page each. @type {import("./hostile.js").Hostile[]} */
export const dokuWikiPages = [
  {
    what: "a figure in a heading",
    page: `====== <closeranks label="x">${script}</closeranks> ======\n===== ${image} =====\n===== c =====\n===== d =====`,
  },
];
