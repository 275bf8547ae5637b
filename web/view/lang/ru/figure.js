/** What a figure in another page says around its picture, in Russian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Позиция до решения.",
  "figure.unread": "Не удалось прочитать источник рисунка: {source}.",
};
