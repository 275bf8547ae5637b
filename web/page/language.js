/** Which language the page speaks: asked for in the address, chosen before, or the browser's own. */
import { languageFor } from "../view/words.js";

const place = "close-ranks/language";

export function wantedLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  return languageFor([asked ?? "", remembered(), ...navigator.languages]);
}

/**
 * Speaks it from now on, whatever the address asked for.
 * @param {string} language
 */
export function rememberLanguage(language) {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  try {
    localStorage.setItem(place, language);
    history.replaceState(history.state, "", address);
  } catch {
    // Where nothing may be stored, a choice lasts as long as the page.
  }
}

function remembered() {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
