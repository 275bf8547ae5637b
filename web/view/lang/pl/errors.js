/** Why a question is refused, in Polish. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "Sędzia nie umie odczytać tego pytania: {found}.",
  "error.json.duplicateKey": "Pytanie mówi coś dwa razy ({found}).",
  "error.json.missingKey": "W pytaniu czegoś brakuje: {expected}.",
  "error.json.number": "Liczba nie pasuje: ma być {expected}, jest {found}.",
  "error.json.tooDeep": "Pytanie ma za dużo poziomów.",
  "error.json.tooLarge": "Pytanie jest za długie.",
  "error.json.tooMany": "To za dużo jak na jedno pytanie: najwyżej {most}.",
  "error.json.tooManyKeys": "W jednym miejscu pytania jest za dużo kluczy.",
  "error.json.type": "Coś ma złą postać: ma być {expected}, jest {found}.",
  "error.json.unknownKey": "Sędzia nie zna słowa {found}.",
  "error.notation.syntax": "Wiersz {line}, znak {column}: oczekiwano {expected}, znaleziono {found}.",
  "error.json.value": "Wartość nie pasuje: ma być {expected}, jest {found}.",
  "error.internal.trap":
    "Sędzia się potknął, bitwa jest taka, jaka była. Zapytaj jeszcze raz. Jeśli to się powtórzy, zamknij inne karty i odśwież stronę.",
  "error.internal.stopped": "Sędzia został zatrzymany, nic się nie zmieniło. Zapytaj jeszcze raz albo o mniej naraz.",
  "error.battle.contact": "Zapisany kontakt się nie zgadza: {units}.",
  "error.battle.duplicateId": "Dwie rzeczy mają tę samą nazwę: {found}.",
  "error.battle.gap": "Oddział {units}: tu nie może być luki ({found}).",
  "error.battle.health": "Oddział {units}: punkty życia się nie zgadzają.",
  "error.battle.letter": "Oddział {units}: litera i jej model do siebie nie pasują.",
  "error.battle.offTable": "Oddział {units} stoi poza krawędzią stołu.",
  "error.battle.outline": "Obrys terenu przecina sam siebie.",
  "error.battle.overlap": "Nachodzą na siebie: {units}. Najpierw je rozsuń.",
  "error.battle.player": "Gracze się nie zgadzają: ma być {expected}, jest {found}.",
  "error.battle.rank": "Oddział {units}: szeregi do siebie nie pasują.",
  "error.battle.stand": "Oddział {units}: zła liczba modeli na standzie: ma być {expected}, jest {found}.",
  "error.battle.unknownUnit": "Nie ma oddziału {found}.",
  "error.conquest.choice": "Ta kolejność nie pasuje do ran: ma być {expected}.",
  "error.conquest.command": "Regiment ma tylko jeden stand dowództwa, a {found} to drugi.",
  "error.conquest.tooMany": "Możliwych kolejności zdejmowania standów jest za dużo: najwyżej {most}.",
  "error.ancients.contact": "Oddział {found} nie jest wrogiem w kontakcie.",
  "error.ninth-age.base":
    "Oddział {units}: ta podstawka tu nie pasuje ({model}). Podstawka taka jak oddziału lub jej całkowita wielokrotność zajmuje swoje miejsca w szeregach, każda inna stoi obok pierwszego szeregu.",
  "error.ninth-age.centre":
    "Oddział {units}: w środku pierwszego szeregu stoi tylko jedna platforma bojowa, a nie {model}.",
  "error.ninth-age.choice": "Ten wybór nie pasuje do strat: ma być {expected}, jest {found}.",
  "error.ninth-age.frontRank": "Oddział {units}: {model} musi stać jak najbliżej frontu.",
  "error.ninth-age.places": "Tych miejsc w ostatnim szeregu nie można wybrać: {found}.",
  "error.ninth-age.pool": "Tylu punktów życia nie można stracić: ma być {expected}, jest {found}.",
  "error.ninth-age.tooMany":
    "Sędzia musiałby sprawdzić za dużo: {found}, najwyżej {most}. Zapytaj o mniej strat naraz albo usuń część terenu.",
  "error.ninth-age.unsupported": "Oddział {units}: przed całym frontem tego modelu muszą stać modele ({model}).",
  "error.nearest": "Dozwolone byłyby takie szeregi: {ranks}.",
  "error.other": "Sędzia nie może tego rozstrzygnąć ({code}): ma być {expected}, jest {found}.",
};
