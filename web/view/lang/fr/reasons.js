/** Why the referee ruled so, in French. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "reason.onlyWay": "Il n’y a pas d’autre façon de les retirer.",
  "reason.rearPlaces":
    "Le propriétaire choisit quelles figurines l’unité {unit} perd à son dernier rang, et cela change les contacts.",
  "reason.noLosses": "Personne ne perd de figurine\u202f: rien ne change.",
  "reason.woundsCarried":
    "Aucune figurine n’est retirée\u202f; les points de vie perdus comptent pour les pertes suivantes.",
  "reason.tie": "Aucune priorité ne les départage\u202f: {player} peut choisir.",
  "reason.notBest": "Une autre option est meilleure à la priorité {number}\u202f: {priority}.",
  "reason.orderNotBest": "Dans un autre ordre de décalage, moins d’unités sortiraient du corps à corps.",
  "reason.excess": {
    by: "value",
    one: "Il manque {value} point de vie à l’unité {unit} pour subir toutes ses pertes\u202f; l’excédent est perdu.",
    other: "Il manque {value} points de vie à l’unité {unit} pour subir toutes ses pertes\u202f; l’excédent est perdu.",
  },
  "reason.dropOut": {
    by: "count",
    one: "De toute autre façon, l’unité {units} sortirait du corps à corps.",
    other: "De toute autre façon, au moins {next} de ces unités sortiraient du corps à corps\u202f: {units}.",
  },
  "reason.dropOut.some": {
    by: "count",
    one: "Avec certaines autres options, l’unité {units} sortirait du corps à corps.",
    other: "Avec certaines autres options, au moins {next} de ces unités sortiraient du corps à corps\u202f: {units}.",
  },
  "reason.dropOut.fewer": {
    by: "value",
    one: "L’unité {units} sort du corps à corps\u202f; sinon, il y en aurait au moins {next}.",
    other: "Les unités {units} sortent du corps à corps\u202f; sinon, il y en aurait au moins {next}.",
  },
  "reason.loseContact": {
    by: "value",
    one: "{value} unité perd le contact socle à socle\u202f; sinon, il y en aurait au moins {next}.",
    other: "{value} unités perdent le contact socle à socle\u202f; sinon, il y en aurait au moins {next}.",
  },
  "reason.loseContact.none": {
    by: "next",
    one: "Sinon, {next} unité perdrait le contact socle à socle.",
    other: "Sinon, {next} unités perdraient le contact socle à socle.",
  },
  "reason.modelsInContact": {
    by: "value",
    one: "{value} figurine reste en contact socle à socle\u202f; sinon, il y en aurait au plus {next}.",
    other: "{value} figurines restent en contact socle à socle\u202f; sinon, il y en aurait au plus {next}.",
  },
  "reason.imbalance": "Les pertes sont retirées des deux côtés aussi également que possible.",
  "reason.widthLost": "Le premier rang garde autant de largeur que possible.",
  "reason.slid": "Aussi peu de figurines que possible glissent pour combler le vide.",
  "reason.leastMove": "Il n’y a pas de chemin plus court pour retrouver le contact socle à socle.",
  "reason.alreadyTouching": "Elles se touchent déjà.",
  "reason.inContact": "Une unité qui touche un autre ennemi n’est pas décalée.",
  "reason.everyWayBlocked": "Tous les chemins sont barrés.",
  "reason.onlyOrder": "Il n’y a pas d’autre ordre possible.",
  "reason.chosenOrder": "Le propriétaire retire les Stands dans cet ordre.",
  "reason.ownersOrder": "Les règles laissent l’ordre au choix de {player}.",
  "reason.noCasualty":
    "Il n’y a pas assez de blessures pour une figurine\u202f; elles restent à côté du régiment en marqueurs de blessure.",
  "reason.noWounds": "Pas de blessure\u202f: rien ne change.",
  "reason.notLegal": "Les règles n’autorisent pas cet ordre.",
  "reason.mixedWounds":
    "Les Stands n’ont pas tous autant de blessures, et les règles ne disent pas ce qui se passe alors.",
  "reason.noStands":
    "Il ne reste que des Stands de personnage, et les règles ne disent pas ce que les blessures leur font.",
  "reason.flankContact": "L’unité {by} est sur son flanc.",
  "reason.rearContact": "L’unité {by} est dans son dos.",
  "reason.alreadyRetreated": "Elle s’est déjà retirée devant l’unité {by} ce tour.",
  "reason.blockedByEnemy": "Elle entrerait au contact de l’unité ennemie {by}.",
  "reason.blockedByFriend": "L’unité amie {by} barre le passage.",
  "reason.blockedByTerrain": "Un terrain infranchissable barre le passage\u202f: {by}.",
  "reason.offTable": "Elle quitterait la table.",
  "reason.dieDecides": "Le dé donne la distance, et elle la parcourt en entier.",
  "reason.everyRollBarred": "Aucun jet ne lui permet de se retirer.",
  "reason.leftTable": "Elle a quitté la table.",
  "reason.caught": "L’unité {by} la rattrape.",
  "reason.caughtExactly": "L’unité {by} va exactement aussi loin et la rattrape.",
  "reason.clear": "Elle distance l’unité {by}.",
  "reason.pursuerRan": "L’unité {by} a déjà couru ce tour et ne peut pas poursuivre.",
  "reason.pursuerStopped": "La poursuite est arrêtée par {by}.",
  "reason.frontContact": "L’unité {by} est devant elle.",
  "reason.noFlankContact": "L’unité {by} n’est ni sur son flanc ni dans son dos.",
  "reason.noPlace": "Il n’y a pas la place pour changer de front.",
  "reason.notAPlace": "L’unité ne peut pas se tenir là.",
  "reason.ownersPlace": "{player} place l’unité le long du bord de l’ennemi.",
  "reason.chosenPlace": "Le propriétaire la place là.",
  "reason.onlyPlace": "Il n’y a qu’une seule place pour elle.",
};
