// Watches pages of a wiki for what must never come of an editor's text: a script that ran, a request to elsewhere, an element or an
// attribute that only a figure's own could be.

/**
 * Begins to watch a page, before anything is opened in it.
 * @param {import("playwright-core").Page} page
 * @param {string} url of the wiki
 */
export async function watch(page, url) {
  /** @type {string[]} */
  let seen = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) seen.push(`request to ${request.url()}`);
  });
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.exposeFunction("hacked", () => seen.push("script ran"));
  /**
   * Opens a page, waits until its figures are done, and says what was seen that must not be, and the figures' texts.
   * @param {string} address
   * @param {string} content the selector of what the editor wrote
   */
  return async (address, content) => {
    seen = [];
    await page.goto(address);
    await page.locator(content).first().waitFor({ state: "attached" });
    await page.waitForFunction(areDone);
    const { faults, texts } = await page.evaluate(look, content);
    return { faults: [...seen, ...faults], texts };
  };
}

/** Runs in the page: whether each figure is ruled or refused; the first that is not is brought into the window, where it starts. */
function areDone() {
  const waiting = [...document.querySelectorAll("close-ranks")].find(
    (figure) =>
      !(/** @type {any} */ (figure).answer) && !figure.shadowRoot?.querySelector("[part=caption]")?.firstElementChild,
  );
  waiting?.scrollIntoView();
  return !waiting;
}

/**
 * Runs in the page, so it uses nothing from outside.
 * @param {string} content
 */
function look(content) {
  const allowed = ["controls", "step", "lang", "theme", "ratio", "label"];
  const forbidden =
    "iframe, object, embed, link, meta, base, form, input, style, svg, math, video, audio, template, textarea, title, img, script";
  /** The figure's own files, which a wiki without a place in the head brings beside the figure. */
  const own = "[src$='/package/web/element/define.js'], [href$='/package/web/element/reserve.css']";
  /** MediaWiki itself has a link that prints, and a box that closes the table of contents; DokuWiki has pictures, and buttons to edit a section. */
  const wikis =
    "#t-print a, #toctogglecheckbox, .btn_secedit, .btn_secedit input, img.media[src^='/lib/exe/fetch.php?media=x.png']";
  const name = (/** @type {Element} */ element) => element.outerHTML.slice(0, 200);
  /** @type {string[]} */
  const faults = [];
  const areas = [...document.querySelectorAll(content)];
  for (const element of areas.flatMap((area) => [...area.querySelectorAll(forbidden)])) {
    if (!element.matches(own) && !element.matches(wikis)) faults.push(`element ${name(element)}`);
  }
  const figures = [...document.querySelectorAll("close-ranks")];
  const everything = [document, ...figures.map((figure) => /** @type {ShadowRoot} */ (figure.shadowRoot))];
  for (const element of everything.flatMap((part) => [...part.querySelectorAll("*")])) {
    for (const { name: attribute, value } of element.attributes) {
      const isScript = /^on/i.test(attribute) || /^\s*javascript:/i.test(value);
      if (isScript && !element.matches(wikis)) faults.push(`attribute ${name(element)}`);
    }
  }
  for (const script of document.scripts) {
    if (/hacked\(|elsewhere\.invalid/.test(`${script.textContent}${script.src}`)) faults.push(`script ${name(script)}`);
  }
  for (const figure of figures) {
    const attributes = [...figure.attributes].map(({ name }) => name);
    const [text, ...others] = figure.childNodes;
    const isWhole =
      attributes.every((attribute) => allowed.includes(attribute)) &&
      others.length === 0 &&
      text instanceof HTMLPreElement &&
      text.children.length === 0;
    if (!isWhole) faults.push(`figure ${name(figure)}`);
    const inside = figure.shadowRoot?.querySelectorAll("script, iframe, img, image, a, foreignObject, style, link");
    if (inside?.length) faults.push(`in a figure ${name(inside[0])}`);
  }
  return { faults, texts: figures.map((figure) => figure.textContent?.trim() ?? "") };
}
