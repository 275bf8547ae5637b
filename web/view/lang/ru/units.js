/** The units in words, for the table of them and for those who cannot see the picture, in Russian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "К решению",
  "units.show": "Бой таблицей",
  "units.close": "Вернуться к картинке",
  "units.title": "Бой таблицей",
  "units.nobody": "На столе нет ни одного отряда.",
  "units.formation": "Колонны × шеренги",
  "units.contacts": "В контакте",
  "units.losses": "Потери",
  "units.contact": "{facing}: {by} ({other})",
  "units.active": "{player}, активный игрок",
  "units.size": "колонн: {files}, шеренг: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} модель",
    few: "{count} модели",
    many: "{count} моделей",
    other: "{count} модели",
  },
  "units.free": "ни с кем",
  "units.label": "{unit}: {text}. В контакте: {contacts}.",
};
