/**
 * Fingers, mouse and wheel on the battlefield as what they mean: a tap, holding a thing, or looking elsewhere. Knows
 * pixels alone, not what lies on the table.
 *
 * @typedef {[number, number]} Pixel
 * @typedef {{move: (to: Pixel) => void, drop: (isQuick: boolean) => void, cancel: () => void}} Grip
 *
 * @typedef {object} Hand
 * @property {(at: Pixel, target: Element, isTouch: boolean) => Grip | null} hold nothing to hold: the ground is moved
 * @property {(at: Pixel, target: Element, isTouch: boolean) => void} tap
 * @property {(from: Pixel, to: Pixel, times: number) => void} look brings what is at one pixel to another, larger or smaller
 */

/** Pixels that a finger may tremble. */
const tremble = 3;

/** Milliseconds that a tap may last, and in which a second finger joins the first. */
const quick = 250;

/**
 * @param {HTMLElement} ground
 * @param {Hand} hand
 */
export function onPointers(ground, hand) {
  /** @type {Map<number, Pixel>} */
  const fingers = new Map();
  /** @type {{id: number, at: Pixel, target: Element, isTouch: boolean, time: number} | null} */
  let pressed = null;
  /** @type {{id: number, time: number, grip: Grip} | null} */
  let held = null;

  /** Where the ground is; asked only as a gesture begins, for asking makes the browser lay the page out. */
  let origin = { left: 0, top: 0 };
  /** @param {MouseEvent} event @returns {Pixel} */
  const pixelIn = ({ clientX, clientY }) => [clientX - origin.left, clientY - origin.top];
  /** @param {MouseEvent} event */
  const pixelOf = (event) => {
    origin = ground.getBoundingClientRect();
    return pixelIn(event);
  };

  const letGo = () => {
    held?.grip.cancel();
    held = null;
  };

  // A second finger right after the first one means to look nearer or farther; later it is a palm that rests.
  ground.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const at = pixelOf(event);
    const { pointerId: id, timeStamp: time } = event;
    fingers.set(id, at);
    if (held && time - held.time < quick) letGo();
    const isTouch = event.pointerType !== "mouse";
    pressed = fingers.size > 1 ? null : { id, at, target: /** @type {Element} */ (event.target), isTouch, time };
  });

  ground.addEventListener("pointermove", (event) => {
    const { pointerId: id } = event;
    const before = fingers.get(id);
    if (!before) return;
    // Released where nobody told.
    if (event.buttons === 0) return lift(event);
    const at = pixelIn(event);
    if (pressed && Math.hypot(at[0] - pressed.at[0], at[1] - pressed.at[1]) < tremble) return;
    fingers.set(id, at);
    if (pressed) {
      ground.setPointerCapture(id);
      const grip = hand.hold(pressed.at, pressed.target, pressed.isTouch);
      held = grip && { id, time: pressed.time, grip };
      pressed = null;
    }
    if (held) {
      if (held.id === id) held.grip.move(at);
      return;
    }
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    if (!other) hand.look(before, at, 1);
    else hand.look(middle(before, other), middle(at, other), span(at, other) / Math.max(1, span(before, other)));
  });

  /** @param {PointerEvent} event */
  const lift = ({ pointerId: id, timeStamp, type }) => {
    if (!fingers.delete(id)) return;
    const isLost = type !== "pointerup";
    if (held?.id === id) {
      const { grip, time } = held;
      held = null;
      if (isLost) grip.cancel();
      else grip.drop(timeStamp - time < quick);
    }
    const tap = pressed?.id === id && !isLost ? pressed : null;
    pressed = null;
    if (tap) hand.tap(tap.at, tap.target, tap.isTouch);
  };
  ground.addEventListener("pointerup", lift);
  ground.addEventListener("pointercancel", lift);

  // A click without a pointer comes from an assistive tool.
  ground.addEventListener("click", (event) => {
    if (event.detail === 0) hand.tap(pixelOf(event), /** @type {Element} */ (event.target), false);
  });

  ground.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const at = pixelOf(event);
      hand.look(at, at, Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : event.ctrlKey ? 0.01 : 0.0015)));
    },
    { passive: false },
  );
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") letGo();
  });
}

/**
 * @param {Pixel} one
 * @param {Pixel} other
 * @returns {Pixel}
 */
function middle(one, other) {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/**
 * @param {Pixel} one
 * @param {Pixel} other
 */
function span(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
