// Debian's Chromium as tests start it.
import { chromium } from "playwright-core";

import { find } from "../../../web/dev/set-up.js";

/**
 * Without what is only for a screen, which takes half as long to start, or as users have it: only that survives a core that reads
 * outside its memory.
 * @param {{ isWhole?: boolean }} [options]
 */
export const launchChromium = ({ isWhole = false } = {}) =>
  chromium.launch({ executablePath: find(isWhole ? "chromium" : "chromium-headless-shell") });
