/**
 * The present moment as what others put into pages of their own: a frame, the element, the tag of wikis, a picture with a link.
 * Frame and element are of where the page itself is; where they are not beside it, neither is offered.
 */
import { escapeText } from "../../view/tree.js";

/**
 * @param {import("../../view/saved.js").Saved} saved
 * @param {string} typed the question as notation or JSON, where these signs stand only within quotation marks
 * @param {string} link
 * @param {string} title
 * @returns {Record<string, string>}
 */
export function embedsOf({ step, option }, typed, link, title) {
  const { embedPage, embedScript } = document.documentElement.dataset;
  const { hash } = new URL(link);
  const text = typed.trim().replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  // A figure counts the position before the ruling as its first step; which way is looked at only a link can tell.
  const shown = option === null ? ` step="${step === null ? 0 : step + 1}"` : "";
  const tag = `<closeranks${shown}>\n${text}\n</closeranks>`;
  return {
    ...(embedPage && {
      iframe: `<iframe src="${addressOf(embedPage)}${hash}" title="${escapeText(title)}" sandbox="allow-scripts" loading="lazy" width="600" height="460"></iframe>`,
    }),
    ...(embedScript && {
      element: `<script src="${addressOf(embedScript)}"></script>\n<close-ranks${shown}>\n<pre>\n${text}\n</pre>\n</close-ranks>`,
    }),
    mediawiki: tag,
    dokuwiki: tag,
    markdown: `[![${title.replace(/[\\[\]`*_<>&!]/g, "\\$&")}](close-ranks.svg)](<${link}>)`,
  };
}

/** @param {string} path from the page; gives it as it may stand within quotation marks */
const addressOf = (path) => escapeText(new URL(path, location.href.replace(/[?#].*/, "")).href);
