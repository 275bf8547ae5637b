/** What the page says about keeping the battle and itself, and about waiting, in English. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Your browser keeps nothing for this page: its storage is full or blocked. The battle is gone once you close it.",
  "notice.setAside": "What was kept from last time could not be read and was set aside. This is the example.",
  "notice.older": "The last change could not be read back and was set aside. This is how things stood before it.",
  "notice.update": "A new version is ready. Your battle stays as it is.",
  "notice.update.take": "Update",
  "waiting.title": "The referee is at work.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Stop",
};
