/** What a figure in another page says around its picture, in English. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "The position before the ruling.",
  "figure.unread": "The figure’s source could not be read: {source}.",
};
