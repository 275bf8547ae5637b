// Makes `<close-ranks>` known to the page that imports this; the class alone is in close-ranks.js.
import { CloseRanks } from "./close-ranks.js";

if (!customElements.get("close-ranks")) customElements.define("close-ranks", CloseRanks);
