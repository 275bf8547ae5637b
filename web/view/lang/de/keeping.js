/** What the page says about keeping the battle and itself, and about waiting, in German. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Dein Browser behält für diese Seite nichts: Sein Speicher ist voll oder gesperrt. Mit der Seite geht die Schlacht verloren.",
  "notice.setAside":
    "Was vom letzten Mal aufbewahrt war, ließ sich nicht lesen und wurde beiseitegelegt. Das hier ist das Beispiel.",
  "notice.older": "Die letzte Änderung ließ sich nicht lesen und wurde beiseitegelegt. So stand es davor.",
  "notice.update": "Eine neue Version ist bereit. Die Schlacht bleibt, wie sie ist.",
  "notice.update.take": "Aktualisieren",
  "waiting.title": "Der Schiedsrichter überlegt.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Anhalten",
};
