/** The keys of the whole page: arrows walk through the ruling, Escape leaves an option, Ctrl+Z and Ctrl+Shift+Z undo and redo. */

/** @param {import("./actions.js").Actions} actions */
export function onKeys(actions) {
  addEventListener("keydown", (event) => {
    const action = actionOf(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./actions.js").Actions} actions
 * @returns {(() => void) | undefined}
 */
function actionOf(event, actions) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  if (isCommand && event.key.toLowerCase() === "z") return event.shiftKey ? actions.redo : actions.undo;
  if (isCommand && event.key.toLowerCase() === "y") return actions.redo;
  if (isCommand || event.shiftKey) return undefined;
  if (event.key === "ArrowLeft") return () => actions.walk(-1);
  if (event.key === "ArrowRight") return () => actions.walk(1);
  if (event.key === "Escape") return actions.leave;
  return undefined;
}
