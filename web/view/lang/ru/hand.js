/** What the hand on the battlefield says and is told, in Russian. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Показать все отряды",
  "hand.measure": "Рулетка",
  "hand.help": "Движение и клавиши",
  "hand.gestures":
    "Тащите отряд пальцем или коснитесь его, а затем стола; разворачивайте за ручку. Тащите землю, чтобы сдвинуть вид; щипок или колесо меняют масштаб.",
  "hand.tapes": "Выбрав рулетку, тащите, чтобы измерить; коснитесь лежащей рулетки, и она исчезнет.",
  "hand.snapsToContact": "Прилипать к контакту",
  "hand.snapsHeadings": "Поворот с шагом 5°",
  "hand.movesByTaps": "Касание стола двигает выбранный отряд",
  "hand.turned": "{degrees}°",
  "hand.flush": "касается: {things}",
  "hand.edge": "край стола",
  "hand.overlaps": "перекрывает: {things}",
  "hand.offTable": "за краем стола",
  "hand.keys": "Клавиши для выбранного отряда",
  "key.arrows": "½″ вдоль стола",
  "key.ahead": "вперёд на столько дюймов",
  "key.turn": "поворот на 5° влево и вправо",
  "key.aboutFace": "кругом",
  "key.fine": "вместе с ними: 1 мм или 1°",
  "key.zoom": "ближе, дальше, все отряды",
  "key.undo": "отменить; с Shift — вернуть",
  "key.leave": "отпустить",
};
