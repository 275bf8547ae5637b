// Debian's WebKitGTK under a virtual screen, driven by its own WebDriver through plain requests (W3C WebDriver).
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { startProgram } from "./program.js";

const host = "127.0.0.1";

/** The key under which WebDriver hands out an element. */
const element = "element-6066-11e4-a52e-4f735466cecf";

/**
 * WebDriver's names for keys that write nothing.
 * @type {Record<string, string>}
 */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** @returns {Promise<import("./engines.js").Driver>} */
export async function openWebKit() {
  const screen = startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [screen.end];
  const close = async () => {
    for (const end of ends) await end();
  };
  try {
    const port = await freePort();
    const program = startProgram("WebKitWebDriver", [`--port=${port}`, `--host=${host}`], {
      DISPLAY: `:${await screen.firstLine()}`,
      LANGUAGE: "en_GB",
    });
    ends.unshift(program.end);
    const session = await openSession(`http://${host}:${port}/session`);
    ends.unshift(() => session("DELETE", ""));
    return { ...verbs(session), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Ask */

/** @param {Ask} ask */
function verbs(ask) {
  /**
   * @param {string} type
   * @param {object[]} actions
   */
  const act = (type, actions) => ask("POST", "/actions", { actions: [{ type, id: type, actions }] });
  const evaluate = (/** @type {string} */ source) =>
    ask("POST", "/execute/sync", { script: `return ${source}`, args: [] });
  /** @type {string[]} */
  const earlier = [];
  const complaints = async () => [...earlier, ...(await evaluate("window.complaints ?? []"))];
  /**
   * @param {string} path
   * @param {object} body
   */
  const load = async (path, body) => {
    earlier.push(...(await evaluate("window.complaints ?? []")));
    await ask("POST", path, body);
    await evaluate(`(${listen})()`);
  };
  return {
    open: (/** @type {string} */ url) => load("/url", { url }),
    reload: () => load("/refresh", {}),
    click: async (/** @type {string} */ selector) => {
      const found = await ask("POST", "/element", { using: "css selector", value: selector });
      return ask("POST", `/element/${found[element]}/click`, {});
    },
    drag: (
      /** @type {import("./engines.js").Pixel} */ [x, y],
      /** @type {import("./engines.js").Pixel} */ [endX, endY],
    ) =>
      act("pointer", [
        moveTo(x, y),
        { type: "pointerDown", button: 0 },
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => moveTo(x + ((endX - x) * step) / 8, y + ((endY - y) * step) / 8)),
        { type: "pointerUp", button: 0 },
      ]),
    press: (/** @type {string} */ key) =>
      act(
        "key",
        ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] ?? key })),
      ),
    evaluate,
    complaints,
    screenshot: async () => Buffer.from(await ask("GET", "/screenshot"), "base64"),
  };
}

/**
 * @param {number} x
 * @param {number} y
 */
function moveTo(x, y) {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 10 };
}

/**
 * Runs in the page. MiniBrowser tells of no complaint when driven, so the page listens to itself: from its loading on to
 * what breaks its policy, from then on to errors too. An error while it loads shows only in what does not work.
 */
function listen() {
  const page = /** @type {any} */ (window);
  /** @type {string[]} */
  const complaints = (page.complaints = []);
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  for (const kind of /** @type {const} */ (["error", "warn"])) {
    console[kind] = (...values) => complaints.push(values.join(" "));
  }
  const reports = (/** @type {any[]} */ list) => complaints.push(...list.map(({ body }) => JSON.stringify(body)));
  new page.ReportingObserver(reports, { buffered: true }).observe();
}

/**
 * Begins as soon as the driver listens.
 * @param {string} url
 * @returns {Promise<Ask>}
 */
async function openSession(url) {
  const capabilities = {
    alwaysMatch: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: miniBrowser(),
        args: ["--automation"],
      },
    },
  };
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      const { sessionId } = await request("POST", url, { capabilities });
      return (method, path, body) => request(method, `${url}/${sessionId}${path}`, body);
    } catch (error) {
      const isDeaf = error instanceof TypeError && Date.now() < end;
      if (!isDeaf) throw error;
      await pause(50);
    }
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 */
async function request(method, url, body) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** WebKit's own small browser; it lies in a folder named after the machine and the library's version. */
function miniBrowser() {
  const found = readdirSync("/usr/lib").flatMap((machine) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  return found.find((file) => existsSync(file));
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
