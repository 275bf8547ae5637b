/** Why a question is refused, in French. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "L’arbitre ne peut pas lire cette question\u202f: {found}.",
  "error.json.duplicateKey": "La question dit deux fois la même chose ({found}).",
  "error.json.missingKey": "Il manque quelque chose dans la question\u202f: {expected}.",
  "error.json.number": "Un nombre ne convient pas\u202f: attendu {expected}, trouvé {found}.",
  "error.json.tooDeep": "La question a trop de niveaux.",
  "error.json.tooLarge": "La question est trop longue.",
  "error.json.tooMany": "C’est trop pour une question\u202f: au plus {most}.",
  "error.json.tooManyKeys": "Il y a trop de clés à un endroit de la question.",
  "error.json.type": "Quelque chose n’a pas la bonne forme\u202f: attendu {expected}, trouvé {found}.",
  "error.json.unknownKey": "L’arbitre ne connaît pas le mot {found}.",
  "error.notation.syntax": "Ligne {line}, caractère {column}\u202f: attendu {expected}, trouvé {found}.",
  "error.json.value": "Une valeur ne convient pas\u202f: attendu {expected}, trouvé {found}.",
  "error.internal.trap":
    "L’arbitre a trébuché\u202f; la bataille est telle qu’elle était. Posez la question encore une fois. Si cela se répète, fermez d’autres onglets et rechargez la page.",
  "error.internal.stopped":
    "Vous avez arrêté l’arbitre\u202f; rien n’a changé. Posez la question encore une fois, ou demandez moins à la fois.",
  "error.battle.contact": "Un contact enregistré ne convient pas\u202f: {units}.",
  "error.battle.duplicateId": "Deux choses portent le même nom\u202f: {found}.",
  "error.battle.gap": "Unité {units}\u202f: il ne peut pas y avoir de vide ici ({found}).",
  "error.battle.health": "Unité {units}\u202f: les points de vie ne conviennent pas.",
  "error.battle.letter": "Unité {units}\u202f: une lettre et sa figurine ne vont pas ensemble.",
  "error.battle.offTable": "L’unité {units} dépasse le bord de la table.",
  "error.battle.outline": "Le contour d’un décor se croise lui-même.",
  "error.battle.overlap": "Elles se chevauchent\u202f: {units}. Séparez-les d’abord.",
  "error.battle.player": "Les joueurs ne conviennent pas\u202f: attendu {expected}, trouvé {found}.",
  "error.battle.rank": "Unité {units}\u202f: les rangs ne vont pas ensemble.",
  "error.battle.stand":
    "Unité {units}\u202f: un Stand n’a pas le bon nombre de figurines\u202f: attendu {expected}, trouvé {found}.",
  "error.battle.unknownUnit": "Il n’y a pas d’unité {found}.",
  "error.conquest.choice": "Cet ordre ne convient pas aux blessures\u202f: attendu {expected}.",
  "error.conquest.command": "Un régiment n’a qu’un Stand de commandement, {found} en est un autre.",
  "error.conquest.tooMany": "Il y a trop d’ordres possibles pour retirer les Stands\u202f: au plus {most}.",
  "error.ancients.contact": "{found} n’est pas un ennemi au contact.",
  "error.ninth-age.base":
    "Unité {units}\u202f: ce socle ne convient pas ici ({model}). Un socle comme celui de l’unité, ou un multiple entier, occupe ses places dans les rangs\u202f; tout autre se tient à côté du premier rang.",
  "error.ninth-age.centre":
    "Unité {units}\u202f: seule une plateforme de guerre se tient au milieu du premier rang, pas {model}.",
  "error.ninth-age.choice": "Ce choix ne convient pas aux pertes\u202f: attendu {expected}, trouvé {found}.",
  "error.ninth-age.frontRank": "Unité {units}\u202f: {model} doit se tenir le plus en avant possible.",
  "error.ninth-age.noRoom": "Il n’y a pas la place de resserrer les rangs\u202f: {units}. Faites d’abord de la place.",
  "error.ninth-age.places": "Ces places du dernier rang ne peuvent pas être choisies\u202f: {found}.",
  "error.ninth-age.pool": "Ces points de vie ne peuvent pas être perdus\u202f: attendu {expected}, trouvé {found}.",
  "error.ninth-age.tooMany":
    "L’arbitre aurait trop de possibilités à essayer\u202f: {found}, au plus {most}. Demandez moins de pertes à la fois, ou retirez des décors.",
  "error.ninth-age.unsupported": "Unité {units}\u202f: il faut des figurines devant tout l’avant de {model}.",
  "error.nearest": "Ces rangs seraient autorisés\u202f: {ranks}.",
  "error.other": "L’arbitre ne peut pas trancher ({code})\u202f: attendu {expected}, trouvé {found}.",
};
