/** Why a question is refused, in Italian. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "L’arbitro non riesce a leggere questa domanda: {found}.",
  "error.json.duplicateKey": "La domanda dice due volte la stessa cosa ({found}).",
  "error.json.missingKey": "Nella domanda manca qualcosa: {expected}.",
  "error.json.number": "Un numero non va bene: atteso {expected}, trovato {found}.",
  "error.json.tooDeep": "La domanda ha troppi livelli.",
  "error.json.tooLarge": "La domanda è troppo lunga.",
  "error.json.tooMany": "È troppo per una domanda: al massimo {most}.",
  "error.json.tooManyKeys": "In un punto della domanda ci sono troppe chiavi.",
  "error.json.type": "Qualcosa ha la forma sbagliata: atteso {expected}, trovato {found}.",
  "error.json.unknownKey": "L’arbitro non conosce la parola {found}.",
  "error.notation.syntax": "Riga {line}, carattere {column}: atteso {expected}, trovato {found}.",
  "error.json.value": "Un valore non va bene: atteso {expected}, trovato {found}.",
  "error.internal.trap":
    "L’arbitro è inciampato; la battaglia è com’era. Chiedi di nuovo. Se succede ancora, chiudi altre schede e ricarica la pagina.",
  "error.internal.stopped": "Hai fermato l’arbitro; nulla è cambiato. Chiedi di nuovo, o chiedi meno in una volta.",
  "error.battle.contact": "Un contatto memorizzato non torna: {units}.",
  "error.battle.duplicateId": "Due cose hanno lo stesso nome: {found}.",
  "error.battle.gap": "Unità {units}: qui non ci possono essere vuoti ({found}).",
  "error.battle.health": "Unità {units}: i punti vita non tornano.",
  "error.battle.letter": "Unità {units}: una lettera e il suo modello non si corrispondono.",
  "error.battle.offTable": "L’unità {units} è oltre il bordo del tavolo.",
  "error.battle.outline": "Il contorno di un elemento di terreno incrocia sé stesso.",
  "error.battle.overlap": "Si sovrappongono: {units}. Prima separale.",
  "error.battle.player": "I giocatori non tornano: atteso {expected}, trovato {found}.",
  "error.battle.rank": "Unità {units}: i ranghi non vanno d’accordo.",
  "error.battle.stand":
    "Unità {units}: uno stand ha un numero sbagliato di modelli: atteso {expected}, trovato {found}.",
  "error.battle.unknownUnit": "Non c’è nessuna unità {found}.",
  "error.conquest.choice": "Quest’ordine non va bene per le ferite: atteso {expected}.",
  "error.conquest.command": "Un reggimento ha un solo stand di comando, e {found} è un altro.",
  "error.conquest.tooMany": "Ci sono troppi ordini in cui togliere gli stand: al massimo {most}.",
  "error.ancients.contact": "{found} non è un nemico in contatto.",
  "error.ninth-age.base":
    "Unità {units}: questa basetta qui non va bene ({model}). Una basetta come quella dell’unità, o un suo multiplo intero, riempie i suoi posti nei ranghi; ogni altra sta accanto al primo rango.",
  "error.ninth-age.centre": "Unità {units}: al centro del primo rango sta una sola piattaforma da guerra, non {model}.",
  "error.ninth-age.choice": "Questa scelta non va bene per le perdite: atteso {expected}, trovato {found}.",
  "error.ninth-age.frontRank": "Unità {units}: {model} deve stare il più avanti possibile.",
  "error.ninth-age.places": "Questi posti dell’ultimo rango non si possono scegliere: {found}.",
  "error.ninth-age.pool": "Questi punti vita non si possono perdere: atteso {expected}, trovato {found}.",
  "error.ninth-age.tooMany":
    "L’arbitro dovrebbe provare troppo: {found}, al massimo {most}. Chiedi meno perdite alla volta, o togli terreni.",
  "error.ninth-age.unsupported": "Unità {units}: devono esserci modelli davanti a tutto il fronte di {model}.",
  "error.nearest": "Questi ranghi sarebbero consentiti: {ranks}.",
  "error.other": "L’arbitro non può decidere ({code}): atteso {expected}, trovato {found}.",
};
