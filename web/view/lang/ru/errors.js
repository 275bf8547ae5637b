/** Why a question is refused, in Russian. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "Такой вопрос судья прочесть не может: {found}.",
  "error.json.duplicateKey": "В вопросе одно и то же сказано дважды ({found}).",
  "error.json.missingKey": "В вопросе чего-то не хватает: {expected}.",
  "error.json.number": "Число не подходит: нужно {expected}, а здесь {found}.",
  "error.json.tooDeep": "В вопросе слишком много уровней.",
  "error.json.tooLarge": "Вопрос слишком длинный.",
  "error.json.tooMany": "В вопросе слишком много всего: самое большее {most}.",
  "error.json.tooManyKeys": "В одном месте вопроса слишком много ключей.",
  "error.json.type": "У чего-то неверный вид: нужно {expected}, а здесь {found}.",
  "error.json.unknownKey": "Судья не знает слова {found}.",
  "error.notation.syntax": "Строка {line}, знак {column}: ожидалось {expected}, найдено {found}.",
  "error.json.value": "Значение не подходит: нужно {expected}, а здесь {found}.",
  "error.internal.trap":
    "Судья споткнулся, битва осталась прежней. Спросите ещё раз. Если это повторится, закройте другие вкладки и обновите страницу.",
  "error.internal.stopped": "Вы остановили судью, ничего не изменилось. Спросите ещё раз или о меньшем сразу.",
  "error.battle.contact": "Записанный контакт не подходит: {units}.",
  "error.battle.duplicateId": "Одно имя дано дважды: {found}.",
  "error.battle.gap": "Отряд {units}: здесь не может быть пустого места ({found}).",
  "error.battle.health": "Отряд {units}: очки здоровья не сходятся.",
  "error.battle.letter": "Отряд {units}: буква и модель не подходят друг другу.",
  "error.battle.offTable": "Отряд {units} стоит за краем стола.",
  "error.battle.outline": "Контур местности пересекает сам себя.",
  "error.battle.overlap": "Перекрываются: {units}. Сначала разведите их.",
  "error.battle.player": "Игроки не подходят: нужно {expected}, а здесь {found}.",
  "error.battle.rank": "Отряд {units}: шеренги не подходят друг другу.",
  "error.battle.stand": "Отряд {units}: моделей на стенде не столько: нужно {expected}, а здесь {found}.",
  "error.battle.unknownUnit": "Отряда {found} нет.",
  "error.conquest.choice": "Этот порядок не подходит к ранам: нужно {expected}.",
  "error.conquest.command": "Командный стенд в полку один, а {found} — ещё один.",
  "error.conquest.tooMany": "Порядков снятия слишком много: можно не больше {most}.",
  "error.ancients.contact": "Отряд {found} — не противник в контакте.",
  "error.ninth-age.base":
    "Отряд {units}: этой подставке здесь не место ({model}). Подставка как у отряда или кратная ей занимает свои места в шеренгах, любая другая стоит сбоку от первой шеренги.",
  "error.ninth-age.centre":
    "Отряд {units}: в середине первой шеренги может стоять только одна боевая платформа, но не {model}.",
  "error.ninth-age.choice": "Этот выбор не подходит к потерям: нужно {expected}, а здесь {found}.",
  "error.ninth-age.frontRank": "Отряд {units}: модель {model} должна стоять как можно ближе к фронту.",
  "error.ninth-age.places": "Эти места в последней шеренге занять нельзя: {found}.",
  "error.ninth-age.pool": "Эти очки здоровья потерять нельзя: нужно {expected}, а здесь {found}.",
  "error.ninth-age.tooMany":
    "Судье пришлось бы перебрать слишком много: {found}, а можно не больше {most}. Спросите сразу о меньших потерях или уберите часть местности.",
  "error.ninth-age.unsupported": "Отряд {units}: перед всем фронтом модели {model} должны стоять модели.",
  "error.nearest": "Допустимы такие шеренги: {ranks}.",
  "error.other": "Судья не может решить ({code}): нужно {expected}, а здесь {found}.",
};
