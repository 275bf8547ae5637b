/** Why a question is refused, in German. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "Diese Frage kann der Schiedsrichter nicht lesen: {found}.",
  "error.json.duplicateKey": "Die Frage sagt etwas doppelt ({found}).",
  "error.json.missingKey": "In der Frage fehlt etwas: {expected}.",
  "error.json.number": "Eine Zahl passt nicht: erwartet {expected}, gefunden {found}.",
  "error.json.tooDeep": "Die Frage ist zu tief verschachtelt.",
  "error.json.tooLarge": "Die Frage ist zu lang.",
  "error.json.tooMany": "Das ist zu viel für eine Frage: höchstens {most}.",
  "error.json.tooManyKeys": "An einer Stelle der Frage stehen zu viele Schlüssel.",
  "error.json.type": "Etwas hat die falsche Form: erwartet {expected}, gefunden {found}.",
  "error.json.unknownKey": "Der Schiedsrichter kennt das Wort {found} nicht.",
  "error.notation.syntax": "Zeile {line}, Zeichen {column}: erwartet {expected}, gefunden {found}.",
  "error.json.value": "Ein Wert passt nicht: erwartet {expected}, gefunden {found}.",
  "error.internal.trap":
    "Der Schiedsrichter ist gestolpert, die Schlacht ist, wie sie war. Frage noch einmal. Passiert es wieder, schließe andere Tabs und lade die Seite neu.",
  "error.internal.stopped":
    "Du hast den Schiedsrichter angehalten, nichts hat sich geändert. Frage noch einmal oder nach weniger auf einmal.",
  "error.battle.contact": "Ein gespeicherter Kontakt passt nicht: {units}.",
  "error.battle.duplicateId": "Zwei Dinge haben denselben Namen: {found}.",
  "error.battle.gap": "Einheit {units}: Hier darf keine Lücke sein ({found}).",
  "error.battle.health": "Einheit {units}: Die Lebenspunkte passen nicht.",
  "error.battle.letter": "Einheit {units}: Ein Buchstabe und sein Modell passen nicht zusammen.",
  "error.battle.offTable": "Einheit {units} steht jenseits der Tischkante.",
  "error.battle.outline": "Der Umriss eines Geländestücks kreuzt sich selbst.",
  "error.battle.overlap": "Diese überlappen sich: {units}. Rücke sie zuerst auseinander.",
  "error.battle.player": "Die Spieler passen nicht: erwartet {expected}, gefunden {found}.",
  "error.battle.rank": "Einheit {units}: Die Glieder passen nicht zusammen.",
  "error.battle.stand":
    "Einheit {units}: Auf einem Stand stehen falsch viele Modelle: erwartet {expected}, gefunden {found}.",
  "error.battle.unknownUnit": "Eine Einheit {found} gibt es nicht.",
  "error.conquest.choice": "Diese Reihenfolge passt nicht zu den Wunden: erwartet {expected}.",
  "error.conquest.command": "Ein Regiment hat nur einen Kommando-Stand, {found} ist ein zweiter.",
  "error.conquest.tooMany": "Für die Stands gibt es zu viele Reihenfolgen: höchstens {most}.",
  "error.ancients.contact": "{found} ist kein Gegner in Kontakt.",
  "error.ninth-age.base":
    "Einheit {units}: Dieses Base passt hier nicht ({model}). Ein Base wie das der Einheit oder ein ganzes Vielfaches davon füllt seine Plätze in den Gliedern, jedes andere steht neben dem ersten Glied.",
  "error.ninth-age.centre":
    "Einheit {units}: In der Mitte des ersten Glieds steht nur eine einzelne Kriegsplattform, nicht {model}.",
  "error.ninth-age.choice": "Diese Wahl passt nicht zu den Verlusten: erwartet {expected}, gefunden {found}.",
  "error.ninth-age.frontRank": "Einheit {units}: {model} muss so weit vorn stehen wie möglich.",
  "error.ninth-age.noRoom": "Hier fehlt der Platz, um die Glieder zu schließen: {units}. Schaffe zuerst Platz.",
  "error.ninth-age.places": "Diese Plätze im hintersten Glied lassen sich nicht wählen: {found}.",
  "error.ninth-age.pool": "Diese Lebenspunkte können nicht verloren gehen: erwartet {expected}, gefunden {found}.",
  "error.ninth-age.tooMany":
    "Der Schiedsrichter müsste zu viel durchprobieren: {found}, höchstens {most}. Frag nach weniger Verlusten auf einmal oder nimm Gelände heraus.",
  "error.ninth-age.unsupported": "Einheit {units}: Vor der ganzen Front von {model} müssen Modelle stehen.",
  "error.nearest": "Diese Glieder wären zulässig: {ranks}.",
  "error.other": "Darüber kann der Schiedsrichter nicht entscheiden ({code}): erwartet {expected}, gefunden {found}.",
};
