/**
 * The keys of the whole page: the hand's move the chosen unit, else arrows walk through the ruling; Escape leaves an option,
 * Ctrl+Z and Ctrl+Shift+Z undo and redo, plus, minus and 0 look nearer, farther, at all. Keys that write a character do
 * so only when nothing but the battlefield or the page itself has the focus.
 */
import { helpId } from "./hand/tools.js";

/**
 * @param {import("./actions.js").Actions} actions
 * @param {{onKey: (event: KeyboardEvent) => (() => void) | undefined, showAll: () => void, zoom: (times: number) => void}} hand
 */
export function onKeys(actions, hand) {
  addEventListener("keydown", (event) => {
    if (isMeantElsewhere(event)) return;
    const action = actionOf(event, actions, hand);
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/**
 * Whether a key belongs to what has the focus, or to what lies over the page.
 * @param {KeyboardEvent} event
 */
function isMeantElsewhere({ target, key, ctrlKey, metaKey }) {
  const focus = /** @type {Element} */ (target);
  if (focus.closest("input, select, textarea")) return true;
  const isOver = document.querySelector(":popover-open") !== null;
  if (key.length > 1 || ctrlKey || metaKey) return isOver && key === "Escape";
  return (isOver && key !== "?") || !(focus === document.body || focus.closest("#ground"));
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./actions.js").Actions} actions
 * @param {Parameters<typeof onKeys>[1]} hand
 * @returns {(() => void) | undefined}
 */
function actionOf(event, actions, hand) {
  const isCommand = event.ctrlKey || event.metaKey;
  const move = isCommand ? undefined : hand.onKey(event);
  if (move || event.altKey) return move;
  if (isCommand && event.key.toLowerCase() === "z") return event.shiftKey ? actions.redo : actions.undo;
  if (isCommand && event.key.toLowerCase() === "y") return actions.redo;
  if (isCommand) return undefined;
  if (event.key === "?") return () => document.getElementById(helpId)?.togglePopover();
  if (event.key === "+") return () => hand.zoom(1.25);
  if (event.shiftKey) return undefined;
  if (event.key === "-") return () => hand.zoom(0.8);
  if (event.key === "0") return hand.showAll;
  if (event.key === "ArrowLeft") return () => actions.walk(-1);
  if (event.key === "ArrowRight") return () => actions.walk(1);
  if (event.key === "Escape") return actions.leave;
  return undefined;
}
