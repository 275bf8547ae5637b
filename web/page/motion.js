/** Lets models that have just slid be seen sliding, for those who have not asked for less motion. */

const duration = 500;

/**
 * Moves every shape that knows where it came from along its way, once.
 * @param {Element} picture
 */
export function showSlides(picture) {
  for (const animation of picture.getAnimations({ subtree: true })) animation.cancel();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const shape of picture.querySelectorAll("[data-came]")) {
    const [x, y] = (shape.getAttribute("data-came") ?? "").split(" ");
    shape.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration,
      easing: "ease-in-out",
    });
  }
}
