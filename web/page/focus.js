/**
 * Where the keyboard is: the units in the picture can be pressed by keys, and the focus always stays on something that is
 * there and can be used.
 */
import { element } from "../view/tree.js";

/** What belongs together, so that the focus rather stays inside. */
const groups = "[role='group'], section, nav, footer, #caption, #header";

/**
 * Paints. When that takes away or disables what had the focus, the nearest thing beside it has it, else the button that
 * opened what is gone, else the button for what comes next.
 * @param {() => void} paint
 */
export function keepingFocus(paint) {
  const held = document.activeElement;
  const around = held ? ancestorsOf(held) : [];
  paint();
  if (!held || (held.isConnected && !held.matches(":disabled"))) return;
  const beside = around
    .filter((host) => host.isConnected && host.matches(groups))
    .flatMap((host) => [...host.querySelectorAll("button:enabled, [tabindex='0']")])
    .find((one) => one.getClientRects().length > 0);
  const openers = around.flatMap(({ id }) => (id ? [document.querySelector(`[aria-controls="${id}"]`)] : []));
  const next = beside ?? openers.find((one) => one) ?? document.querySelector(".primary:enabled, .figures button");
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/**
 * The first thing for who goes by keys: past the picture. The address stays, for it may hold a position.
 * @param {import("../view/words.js").Words} words
 */
export function skipTree(words) {
  /** @param {Event} event */
  const click = (event) => {
    event.preventDefault();
    document.getElementById("panel")?.focus();
  };
  return element("a", { key: "skip", class: "skip", href: "#panel", on: { click } }, words.say("units.skip"));
}

/**
 * Lets Enter, the space bar and assistive tools choose a unit in the picture; fingers and mice reach what lies below.
 * @param {Element} picture
 * @param {(unit: string) => void} choose
 */
export function onUnitKeys(picture, choose) {
  /** @param {Event} event */
  const chooseAt = (event) => {
    const unit = /** @type {Element} */ (event.target).closest(".target")?.getAttribute("data-unit");
    if (!unit) return;
    event.preventDefault();
    event.stopPropagation();
    choose(unit);
  };
  picture.addEventListener("click", chooseAt, true);
  picture.addEventListener("keydown", (event) => {
    if (["Enter", " "].includes(/** @type {KeyboardEvent} */ (event).key)) chooseAt(event);
  });
}

/**
 * From the nearest on.
 * @param {Element} element
 * @returns {Element[]}
 */
function ancestorsOf({ parentElement }) {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
