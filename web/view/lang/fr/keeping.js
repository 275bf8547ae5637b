/** What the page says about keeping the battle and itself, and about waiting, in French. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Votre navigateur ne garde rien pour cette page\u202f: son stockage est plein ou bloqué. La bataille sera perdue à la fermeture.",
  "notice.setAside": "Ce qui était gardé de la dernière fois est illisible et a été mis de côté. Voici l’exemple.",
  "notice.older": "Le dernier changement est illisible et a été mis de côté. Voici la situation d’avant.",
  "notice.update": "Une nouvelle version est prête. La bataille reste telle quelle.",
  "notice.update.take": "Mettre à jour",
  "waiting.title": "L’arbitre réfléchit.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Arrêter",
};
