/**
 * Two places in a storage, written in turn, so that the last whole text is there until the next one is, whatever ends the
 * writing. Knows nothing of what the texts say.
 *
 * localStorage and not IndexedDB: it is written while the page is being closed, and read before anything is drawn.
 *
 * @typedef {{place: string, turn: number, text: string}} Slot
 */

/**
 * The whole texts, the newest first; `broken` are those that were cut short or written by something else.
 * @param {Storage} storage
 * @param {string} name
 * @returns {{whole: Slot[], broken: string[]}}
 */
export function readSlots(storage, name) {
  const found = placesOf(name).flatMap((place) => {
    const written = storage.getItem(place);
    return written === null ? [] : [{ place, ...(slotIn(written) ?? { turn: -1, text: "" }) }];
  });
  const whole = found.filter(({ turn }) => turn >= 0).sort((one, other) => other.turn - one.turn);
  return { whole, broken: found.filter(({ turn }) => turn < 0).map(({ place }) => place) };
}

/**
 * Writes a text in the place of the older one. Throws when there is no room or no leave.
 * @param {Storage} storage
 * @param {string} name
 * @param {string} text
 */
export function writeSlot(storage, name, text) {
  const { whole } = readSlots(storage, name);
  const [newest] = whole;
  const place = placesOf(name).find((one) => one !== newest?.place) ?? "";
  storage.setItem(place, `${(newest?.turn ?? 0) + 1} ${text.length}\n${text}`);
}

/**
 * Moves what lies in a place to one of its own, where it replaces what was set aside before.
 * @param {Storage} storage
 * @param {string} name
 * @param {string} place
 */
export function setAside(storage, name, place) {
  try {
    storage.setItem(`${name}/broken`, storage.getItem(place) ?? "");
  } catch {
    // Without room for it, it is dropped, for it must not be read again.
  }
  storage.removeItem(place);
}

/** @param {string} name */
function placesOf(name) {
  return [`${name}/0`, `${name}/1`];
}

/**
 * The text with its turn, if as much of it is there as was to be written.
 * @param {string} written
 */
function slotIn(written) {
  const [, turn, length] = written.match(/^(\d+) (\d+)\n/) ?? [];
  const text = written.slice(written.indexOf("\n") + 1);
  return length !== undefined && Number(length) === text.length ? { turn: Number(turn), text } : undefined;
}
