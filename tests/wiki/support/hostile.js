// What somebody who may edit pages, and nothing more, might type to get markup, script or a request to elsewhere out of a figure.
// `page` is what is typed; `text` is what must still be read in a figure, letter by letter. `hacked()` tells the watch.

/** @typedef {{ what: string, page: string, text?: string }} Hostile */

export const elsewhere = "http://elsewhere.invalid/";

const position =
  "ninth-age/casualties\nplayer green\ngreen 5x2 20x20 at 460,480\nplayer red\nA 5x2 20x20 front of green";
const script = "<script>hacked()</script>";
const image = "<img src=x onerror=hacked()>";

/** @param {string} what @param {string} text @returns {Hostile} */
const inText = (what, text) => ({ what, text, page: `<closeranks controls="full">\n${text}\n</closeranks>` });

/** @param {string} what @param {string} attributes @returns {Hostile} */
const inAttributes = (what, attributes) => ({ what, page: `<closeranks ${attributes}>\n${position}\n</closeranks>` });

/** Figures that end where they should, for one page. @type {Hostile[]} */
export const hostileFigures = [
  inText("a script after the end of the text", `</pre>${script}`),
  inText("markup after the end of the element", `</pre></close-ranks></div>${image}`),
  inText("markup in a name", `${position}\nB "${image}${script}" 5x2 20x20 at 100,100`),
  inText("markup in what is asked", `${script}\nplayer ${image}`),
  inText(
    "entities for markup",
    `&lt;script&gt;hacked()&lt;/script&gt; &#60;script&#62; &#x3c;img src=x onerror=hacked()&#x3e; &amp;lt;`,
  ),
  inText("comments and CDATA", `<!-- --!> --> ${script} <![CDATA[ ]]> ]]&gt;${image}`),
  inText(
    "elements that change how text is read",
    `</pre><svg><style>${image}</style></svg><math><mtext><textarea>${script}`,
  ),
  inText("titles, templates and plain text", `</title></noscript><template>${script}</template><plaintext>`),
  inText("JSON with markup", JSON.stringify({ ask: `ninth-age/${script}`, battle: { units: [{ id: image }] } })),
  inText("a link of the page", "#1aPHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg"),
  inText("addresses", `${elsewhere} [${elsewhere} x] [[${elsewhere}|x]] javascript:hacked() data:text/html,${script}`),
  inText("separators and marks of direction", `a\u2028${script}\u2029\u202e${image}`),
  inAttributes("quotes in a double-quoted label", `label="' onclick='hacked()' x='" label="\\" onclick="hacked()"`),
  inAttributes(
    "quotes in a single-quoted label",
    `label='" onclick="hacked()" x="' controls='full" onfocus="hacked()'`,
  ),
  inAttributes(
    "entities in a label",
    `label="&quot; onclick=&quot;hacked()&quot; &#34;&gt;&lt;script&gt;hacked()&lt;/script&gt;"`,
  ),
  inAttributes("the end of a tag in a label", `label="></pre>${script}" theme="dark"`),
  inAttributes(
    "handlers, style, id and class",
    `onclick="hacked()" onmouseover=hacked() style="position:fixed;inset:0" id="content" class="x" is="y" slot="z" part="p"`,
  ),
  inAttributes(
    "values that are none",
    `controls="full onclick=hacked()" step="1e9" lang="../../x" theme="${elsewhere}" ratio="1/0;background:url(${elsewhere})"`,
  ),
  inAttributes("a script as source", `src="javascript:hacked()" href="javascript:hacked()"`),
  inAttributes("a source elsewhere", `src="${elsewhere}x.txt" data-src="${elsewhere}"`),
  inAttributes("a source in the wiki", `src="/?do=logout" xlink:href="/?do=logout"`),
  inAttributes("slashes and capitals", `/onclick=hacked()/ ONCLICK="hacked()" LABEL="${image}"`),
];

/** What could change all that follows, for a page each. @type {Hostile[]} */
export const hostilePages = [
  { what: "a figure in a figure", page: `<closeranks>\n<closeranks>\n${position}</closeranks>${script}</closeranks>` },
  { what: "a figure without an end", page: `<closeranks label="x">${script}` },
  { what: "a tag without an end", page: `<closeranks label="x" ${script}` },
  { what: "an end alone", page: `</closeranks></pre></close-ranks></div>${script}` },
  { what: "capitals in the tag", page: `<CloseRanks ONCLICK="hacked()">${image}</CLOSERANKS>${image}` },
  {
    what: "the element itself",
    page: `<close-ranks src="${elsewhere}" onclick="hacked()"><pre>${position}</pre></close-ranks><script type="module" src="${elsewhere}"></script>`,
  },
  {
    what: "a figure among others' markup",
    page: `<p><b>x <closeranks>${image}</closeranks></b></p>\n\n * <closeranks>${script}</closeranks>`,
  },
];
