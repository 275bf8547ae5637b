/**
 * The element with everything it needs, bundled with the core into dist/embed.js: a classic script, since a frame with
 * `sandbox="allow-scripts"` may load nothing else. In the embed page it also makes one figure that fills the frame, from the
 * address alone; README.md in this folder has the address and the message.
 */
import "./define.js";

const attributes = ["theme", "lang", "step", "controls", "label"];

/** Height over width of the picture that the frame is told to have room for. */
const ratio = 10 / 16;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
html, body { margin: 0; }
close-ranks { --close-ranks-ruling: 0px; }
close-ranks::part(figure) { min-height: 100vh; border-radius: 0; }
close-ranks::part(picture) { flex: 1 0 45vh; aspect-ratio: auto; }`);

/** @type {ResizeObserver | undefined} */
let sizes;

/** The figure that the address names, instead of the one before. */
function show() {
  const options = new URLSearchParams(location.search);
  const figure = document.createElement("close-ranks");
  for (const name of attributes) {
    const value = options.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  const text = document.createElement("pre");
  text.hidden = true;
  text.textContent = textOf(location.hash);
  figure.append(text);
  figure.addEventListener("closeranks-error", () => (text.hidden = false));
  document.body.replaceChildren(figure);

  const [picture, ...below] = [...(figure.shadowRoot?.firstElementChild?.children ?? [])];
  sizes?.disconnect();
  sizes = new ResizeObserver(() => tell(picture, below));
  for (const part of [picture, ...below]) sizes.observe(part);
}

/** @param {string} hash a link's, or `#text=` and notation */
function textOf(hash) {
  if (!hash.startsWith("#text=")) return hash;
  try {
    return decodeURIComponent(hash.slice(6));
  } catch {
    return hash.slice(6);
  }
}

/**
 * Tells the page around how high the frame has to be for all of it to be seen.
 * @param {Element} picture
 * @param {Element[]} below
 */
function tell(picture, below) {
  if (parent === window) return;
  const heights = below.map((part) => part.getBoundingClientRect().height);
  const height = Math.ceil(picture.clientWidth * ratio + heights.reduce((sum, one) => sum + one, 2));
  parent.postMessage({ source: "closeranks", height }, "*");
}

if (document.currentScript?.hasAttribute("data-fills-page")) {
  document.adoptedStyleSheets = [sheet];
  addEventListener("hashchange", show);
  show();
}
