/** How large a picture that stands alone is drawn, in pixels, before anybody shows it at another size. */

/** Room for the names around the units. */
export const padding = { left: 60, right: 60, top: 56, bottom: 56 };

/** The largest and the smallest picture. */
const [most, least] = [
  { width: 960, height: 720 },
  { width: 480, height: 320 },
];

/**
 * The size that a scene needs.
 * @param {import("./shapes.js").Scene} scene
 */
export function sizeOf({ bounds }) {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const [across, down] = [padding.left + padding.right, padding.top + padding.bottom];
  const scale = Math.min((most.width - across) / wide, (most.height - down) / high, 3.4);
  return {
    width: Math.max(least.width, Math.round(wide * scale + across)),
    height: Math.max(least.height, Math.round(high * scale + down)),
  };
}
