/** What the page says about keeping the battle and itself, and about waiting, in Russian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Браузер ничего не хранит для этой страницы: место кончилось или доступ закрыт. Закроете её — и битва пропадёт.",
  "notice.setAside": "То, что сохранилось с прошлого раза, прочитать не удалось. Оно отложено, а перед вами пример.",
  "notice.older": "Последнее изменение прочитать не удалось, оно отложено. Перед вами то, что было до него.",
  "notice.update": "Готова новая версия. Битва останется как есть.",
  "notice.update.take": "Обновить",
  "waiting.title": "Судья думает.",
  "waiting.seconds": "{seconds} с",
  "waiting.stop": "Остановить",
};
