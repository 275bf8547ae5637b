// Hostile pages that use what MediaWiki alone has: templates, marks for what is already parsed, and other extensions' tags.
import { elsewhere } from "./hostile.js";

const script = "<script>hacked()</script>";
const image = "<img src=x onerror=hacked()>";
const mark = "\u007f'\"`UNIQ--nowiki-00000000-QINU`\"'\u007f";
const markAsEntities = "&#127;&#39;&quot;`UNIQ--pre-00000001-QINU`&quot;&#39;&#127;";

/** What the pages include. */
export const templates = {
  "Template:Inject": `" onclick="hacked()" x="</pre>${script}`,
  "Template:Figure": "{{#tag:closeranks|{{{text}}}|label={{{label}}}|controls={{{controls}}}}}",
};

/** For one page. @type {import("./hostile.js").Hostile[]} */
export const mediaWikiFigures = [
  { what: "a template as text and label", page: "{{#tag:closeranks|{{Inject}}|label={{Inject}}|controls={{Inject}}}}" },
  {
    what: "a template's parameters",
    page: `{{Figure|text=</pre>${image}|label=x" onclick="hacked()|controls=full" onclick="hacked()}}`,
  },
  {
    what: "a template's call in the tag",
    text: `{{Inject}} {{{text|${script}}}} ~~~~ __TOC__ {{#tag:script|hacked()}}`,
    page: `<closeranks label="{{Inject}}">{{Inject}} {{{text|${script}}}} ~~~~ __TOC__ {{#tag:script|hacked()}}</closeranks>`,
  },
  {
    what: "nowiki in the tag",
    text: `<nowiki></pre></nowiki>${script}`,
    page: `<closeranks label="<nowiki">\n<nowiki></pre></nowiki>${script}</closeranks>`,
  },
  {
    what: "nowiki handed to the tag",
    text: "",
    page: `{{#tag:closeranks|<nowiki></pre>${script}</nowiki>|label=<nowiki>" onclick="hacked()</nowiki>}}`,
  },
  {
    what: "other tags handed to the tag",
    text: "",
    page: `{{#tag:closeranks|<pre>"</pre><poem>${script}</poem><ref>x</ref><closeranks>y</closeranks>|label=<pre class="a">" onclick="hacked()</pre>|controls=<poem>full</poem>}}`,
  },
  {
    what: "forged marks",
    page: `<pre>"onclick="hacked()"</pre><closeranks label="${mark}${markAsEntities}">${mark}${markAsEntities}</closeranks>`,
  },
  {
    what: "a figure in an attribute",
    page: `<span title="<closeranks label='x'>\n</pre>${image}</closeranks>">x</span>`,
  },
  {
    what: "a figure in names of pictures and links",
    page: `[[File:X.png|alt=<closeranks>${image}</closeranks>|<closeranks>${script}</closeranks>]] [[Main Page|<closeranks>${script}</closeranks>]] [${elsewhere} <closeranks>${script}</closeranks>]`,
  },
];

/** For a page each. @type {import("./hostile.js").Hostile[]} */
export const mediaWikiPages = [
  {
    what: "figures in headings",
    page: `== <closeranks>${script}</closeranks> ==\n== <closeranks label='"${image}'>${image}</closeranks> ==\n== c ==\n== d ==`,
  },
  {
    what: "a figure in others' tags",
    page: `<poem>\n<closeranks>${script}</closeranks></poem>\n<ref><closeranks>${image}</closeranks></ref>\n<gallery>\nFile:X.png|<closeranks>${script}</closeranks>\n</gallery>\n{|\n|<closeranks>${image}</closeranks>\n|}\n<references />`,
  },
  {
    what: "marks of the language converter",
    text: `-{<script>hacked()</script>}- -{H|en:${image};en-x-piglatin:${image}}- -{R|&lt;script&gt;}-`,
    page: `<closeranks label="-{R|x}- -{en:a;en-x-piglatin:b}-">-{<script>hacked()</script>}- -{H|en:${image};en-x-piglatin:${image}}- -{R|&lt;script&gt;}-</closeranks>`,
  },
  { what: "a figure in the title", page: `{{DISPLAYTITLE:<closeranks label='"${image}'>${script}</closeranks>}}` },
  {
    what: "the gadget's text",
    page: `<pre class="closeranks" data-controls='full" onclick="hacked()' data-label='"${image}' data-src="${elsewhere}" data-theme="${elsewhere}" src="${elsewhere}" onclick="hacked()">\n</pre>${script}${image}</pre>`,
  },
  {
    what: "the gadget with markup",
    page: `<div class="closeranks">${script}</div><pre class="closeranks">&lt;/pre>&lt;script>hacked()&lt;/script>${image}</pre>`,
  },
];
