/** What a figure in another page says around its picture, in Russian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Позиция до решения.",
  "figure.unread": "Не удалось прочитать источник рисунка: {source}.",
  "saved.broken": "Ссылка или файл повреждены или обрезаны. Попросите прислать ещё раз.",
  "saved.version": "Это из более новой версии Close Ranks. Обновите страницу и откройте снова.",
  "saved.tooLong": "Для позиции это слишком длинно.",
  "saved.wrong": "Это не позиция Close Ranks.",
};
