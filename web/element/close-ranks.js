/**
 * `<close-ranks>`: a figure in anyone's page, with its ruling to walk through. README.md in this folder has its attributes,
 * properties, events and parts. Importing this defines nothing; define.js does.
 */
import { between } from "../view/between.js";
import { momentsOf } from "../view/moments.js";
import { sceneAt } from "../view/scene-at.js";
import { updateSvg } from "../view/svg.js";
import { element, updateChildren } from "../view/tree.js";
import { firstLanguage, languageFor, loadWords } from "../view/words.js";
import { captionTree, faultTree, rulingTree } from "./parts.js";
import { roomSheet, sheetOf, theReferee } from "./shared.js";
import { drawable, sourceOf, textAt, textIn } from "./source.js";

/** Where there is no document, as in Node, the class can be imported all the same. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** How far below the window a figure starts, so that it is there when it is scrolled into view. */
const rootMargin = "300px";

/** Room for the names around the units, in pixels. */
const widePadding = { left: 56, right: 56, top: 44, bottom: 44 };
const narrowPadding = { left: 30, right: 30, top: 24, bottom: 28 };

/** @type {Record<string, (step: number, last: number) => number>} */
const walks = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** What a figure has before it has read its source. @type {import("./parts.js").Figure} */
const empty = { question: null, derived: null, step: 0, last: 0, option: null, fault: null };

export class CloseRanks extends Base {
  static observedAttributes = ["src", "lang", "theme", "controls", "step", "label", "ratio"];

  #figure = empty;
  /** @type {any} a question set by script, which goes before the source and the text */
  #given = null;
  /** @type {import("../view/words.js").Words | undefined} */
  #words;
  /** @type {object | undefined} the newest reading; older ones come to nothing */
  #reading;
  #language = "";
  #isWalked = false;
  #hasStarted = false;
  /** @type {IntersectionObserver | undefined} */
  #sight;
  /** @type {ResizeObserver | undefined} */
  #size;
  /** @type {Record<"frame" | "picture" | "caption" | "ruling", HTMLElement>} */
  #parts;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [roomSheet()];
    const part = (/** @type {string} */ name) => element("div", { key: name, class: name, part: name });
    updateChildren(/** @type {any} */ (root), [
      element("section", { class: "figure", part: "figure", tabindex: 0 }, ["picture", "caption", "ruling"].map(part)),
    ]);
    const frame = /** @type {HTMLElement} */ (root.firstElementChild);
    const [picture, caption, ruling] = /** @type {HTMLElement[]} */ ([...frame.children]);
    this.#parts = { frame, picture, caption, ruling };
    updateChildren(picture, element("slot", {}));
    frame.addEventListener("keydown", (event) => this.#onKey(event));
    picture.addEventListener("click", ({ target }) => {
      const option = /** @type {Element} */ (target).closest("[data-option]")?.getAttribute("data-option");
      if (option && this.#controls === "full") this.#look({ option: Number(option) });
    });
  }

  connectedCallback() {
    // A property that was set before the class was known hides the one of the class.
    for (const name of /** @type {const} */ (["question", "step"])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#arrange();
    this.#sight ??= new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) this.#start();
      },
      { rootMargin },
    );
    if (!this.#hasStarted) this.#sight.observe(this);
    this.#size ??= new ResizeObserver(() => this.#draw());
    this.#size.observe(this.#parts.picture);
  }

  disconnectedCallback() {
    this.#sight?.disconnect();
    this.#size?.disconnect();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    this.#arrange();
    if (!this.#hasStarted) return;
    if (name === "src") this.#read();
    else if (name === "step") this.#walkTo(this.#firstStep(undefined, this.#figure.last));
    else if (name === "lang") this.#learn().then(() => this.#paint());
    else if (name === "theme") this.#adopt(sheetOf(this.#theme));
    else this.#paint();
  }

  /** The question that is shown, as JSON values; setting one shows that instead of the source or the text. */
  get question() {
    return this.#given ?? this.#figure.question;
  }

  set question(question) {
    this.#given = question;
    if (this.#hasStarted) this.#read();
  }

  /** The referee's answer to the question; null as long as there is none. */
  get answer() {
    return this.#figure.derived?.ruling ?? null;
  }

  /** The step that is shown: 0 is the position before the ruling, 1 its first step. */
  get step() {
    return this.#figure.derived ? this.#figure.step : Number(this.getAttribute("step") ?? 0);
  }

  set step(step) {
    if (this.#figure.derived) this.#walkTo(Number(step) || 0);
    else this.setAttribute("step", String(step));
  }

  /** @returns {"light" | "dark" | "auto"} */
  get #theme() {
    const theme = this.getAttribute("theme");
    return theme === "light" || theme === "dark" ? theme : "auto";
  }

  get #controls() {
    const controls = this.getAttribute("controls") ?? "";
    return ["picture", "full"].includes(controls) ? controls : "steps";
  }

  /** What needs no referee: the room that the figure will take. */
  #arrange() {
    const [width, height] = (this.getAttribute("ratio") ?? "").split(/[/:]/).map(Number);
    const { frame, picture } = this.#parts;
    picture.style.aspectRatio = width > 0 && height > 0 ? `${width} / ${height}` : "";
    frame.dataset.controls = this.#controls;
  }

  /** @param {CSSStyleSheet} sheet */
  #adopt(sheet) {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [roomSheet(), sheet];
  }

  #start() {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    this.#sight?.disconnect();
    this.#read();
  }

  /** Takes the words of its language, unless it is another by then. */
  async #learn() {
    const own = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const language = (this.#language = languageFor([own, ...navigator.languages]));
    const words = await loadWords(language).catch(() => loadWords(firstLanguage));
    if (this.#language === language) this.#words = words;
  }

  /** Reads the source anew and has it ruled. */
  async #read() {
    const reading = (this.#reading = {});
    const isOld = () => this.#reading !== reading;
    try {
      await this.#learn();
      if (isOld()) return;
      this.#adopt(sheetOf(this.#theme));
      const { referee, derive } = await theReferee();
      const source = await this.#source(referee);
      if (isOld()) return;
      if ("fault" in source) return this.#refuse(source.fault, source.question);
      const { question, option = null } = source;
      const derived = await derive({ question, step: 0, selection: { option } });
      if (isOld()) return;
      if (derived.fault) return this.#refuse(derived.fault, question);
      const last = momentsOf(derived.shown ?? { steps: [] }).length;
      this.#figure = { question, derived, option, fault: null, last, step: this.#firstStep(source.step, last) };
      this.#paint();
      this.#tell("ruled", { question, answer: derived.ruling });
    } catch (error) {
      if (!isOld()) this.#refuse({ code: "load", at: "", expected: "", found: String(error) });
    }
  }

  /** @param {{ask: (question: any) => any}} referee */
  async #source(referee) {
    if (this.#given) return { question: drawable(this.#given) };
    const source = this.getAttribute("src");
    if (source === null) return sourceOf(textIn(this), referee);
    try {
      return await sourceOf(await textAt(new URL(source, this.ownerDocument.baseURI)), referee);
    } catch (error) {
      return { fault: { code: "source", at: "", expected: source, found: String(error) } };
    }
  }

  /**
   * The step that the attribute names, else the source, else the first; in a picture alone the last, which shows all.
   * @param {number | null | undefined} saved as the page saves it
   * @param {number} last
   */
  #firstStep(saved, last) {
    const wanted = this.getAttribute("step") ?? (saved === null ? 0 : saved === undefined ? undefined : saved + 1);
    return clamped(Number(wanted ?? (this.#controls === "picture" ? last : 1)), last);
  }

  /**
   * The text that was in the element stays, with what is wrong beside it.
   * @param {import("../view/asked.js").Fault} fault
   * @param {any} [question]
   */
  #refuse(fault, question = null) {
    this.#figure = { ...empty, question, fault };
    updateChildren(this.#parts.picture, element("slot", {}));
    this.#paint();
    this.#tell("error", { error: fault });
  }

  /** @param {number} step */
  #walkTo(step) {
    const next = clamped(step, this.#figure.last);
    if (next === this.#figure.step) return;
    this.#isWalked = true;
    this.#look({ step: next });
    this.#tell("step", { step: next, steps: this.#figure.last });
  }

  /**
   * Another step or option; only the newest is shown, however the answers come in.
   * @param {{step?: number, option?: number | null}} change
   */
  async #look(change) {
    const figure = (this.#figure = { ...this.#figure, ...change });
    if ("option" in change) {
      const { derive } = await theReferee();
      const { question, option } = figure;
      const derived = await derive({ question, step: 0, selection: { option } });
      if (this.#figure !== figure) return;
      const last = momentsOf(derived.shown ?? { steps: [] }).length;
      this.#figure = { ...figure, derived, last, step: clamped(last, last) };
    }
    this.#paint();
  }

  #paint() {
    const { frame, caption, ruling } = this.#parts;
    const { fault } = this.#figure;
    const words = this.#words;
    frame.setAttribute("role", "region");
    if (this.hasAttribute("label")) frame.setAttribute("aria-label", this.getAttribute("label") ?? "");
    if (!words) return;
    const controls = this.#controls;
    const actions = {
      walkTo: (/** @type {number} */ step) => this.#walkTo(step),
      showOption: (/** @type {number | null} */ option) => this.#look({ option }),
    };
    const isWalked = this.#isWalked;
    updateChildren(
      caption,
      fault
        ? faultTree(this.#figure, words)
        : controls !== "picture" && captionTree(this.#figure, isWalked, words, actions),
    );
    updateChildren(ruling, !fault && controls === "full" && rulingTree(this.#figure, words, actions));
    this.#draw();
  }

  #draw() {
    const { question, derived, step, option } = this.#figure;
    const { frame, picture } = this.#parts;
    const { clientWidth: width, clientHeight: height } = picture;
    if (!derived || !this.#words || width === 0 || height === 0) return;
    const seen = step > 0 ? derived : { ...derived, shown: null, next: [], option: null };
    const scene = sceneAt({ question, step: Math.max(0, step - 1), selection: { option } }, seen, this.#words);
    if (!this.hasAttribute("label")) frame.setAttribute("aria-label", scene.description);
    const padding = width < 600 || height < 300 ? narrowPadding : widePadding;
    updateSvg(picture, scene, { width, height, padding, id: "field" });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || this.#controls === "picture") return;
    if (!Object.hasOwn(walks, key) || !this.#figure.derived) return;
    event.preventDefault();
    this.#walkTo(walks[key](this.#figure.step, this.#figure.last));
  }

  /**
   * @param {string} what
   * @param {object} detail
   */
  #tell(what, detail) {
    this.dispatchEvent(new CustomEvent(`closeranks-${what}`, { bubbles: true, composed: true, detail }));
  }
}

/**
 * @param {number} step
 * @param {number} last
 */
function clamped(step, last) {
  return between(Math.trunc(step) || 0, 0, last);
}
