/** What a figure in another page says around its picture, in English. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "The position before the ruling.",
  "figure.unread": "The figure’s source could not be read: {source}.",
  "saved.broken": "This link or file is damaged or cut short. Ask for it once more.",
  "saved.version": "This comes from a newer Close Ranks. Reload the page, then open it again.",
  "saved.tooLong": "This is too long for a position.",
  "saved.wrong": "This is not a position of Close Ranks.",
};
