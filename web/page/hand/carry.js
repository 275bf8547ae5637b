/** Carrying the shapes of one thing across the picture without drawing anything anew, and letting them spring back. */

const duration = 220;

/**
 * @param {Element} canvas
 * @param {"unit" | "terrain"} kind
 * @param {string} id
 */
export function carry(canvas, kind, id) {
  const all = /** @type {NodeListOf<SVGElement>} */ (canvas.querySelectorAll(`[data-${kind}], [data-pair]`));
  const named = [...all].filter((shape) => shape.getAttribute(`data-${kind}`) === id);
  const contacts = [...all].filter((shape) => JSON.parse(shape.getAttribute("data-pair") ?? "[]").includes(id));
  // Texts keep upright.
  const [texts, shapes] = [true, false].map((isText) =>
    named.filter((shape) => shape.classList.contains("label") === isText),
  );
  for (const contact of contacts) contact.style.visibility = "hidden";

  const release = () => {
    for (const shape of named) shape.style.transform = "";
    for (const contact of contacts) contact.style.visibility = "";
  };
  return {
    release,
    /**
     * Shifted by pixels and turned by degrees about a point.
     * @param {[number, number]} by
     * @param {number} turn
     * @param {[number, number]} about
     */
    to: ([x, y], turn, about) => {
      for (const text of texts) text.style.transform = `translate(${x}px, ${y}px)`;
      const whole = `translate(${x + about[0]}px, ${y + about[1]}px) rotate(${turn}deg) translate(${-about[0]}px, ${-about[1]}px)`;
      for (const shape of shapes) shape.style.transform = whole;
    },
    springBack: () => {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const ways = named.map((shape) => shape.style.transform);
      release();
      if (isStill) return;
      named.forEach((shape, index) =>
        shape.animate([{ transform: ways[index] }, { transform: "none" }], { duration, easing: "ease-out" }),
      );
    },
  };
}
