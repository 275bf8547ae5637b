// That the development server gives out the project's files with the right types, and nothing else.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { after, before, test } from "node:test";

import { root } from "../../web/dev/command.js";
import { serve } from "../../web/dev/serve.js";

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => (server = await serve({ port: 0 })));
after(() => server.close());

/**
 * The status line and headers for a target sent as it is; fetch would tidy it up first.
 * @param {string} target
 * @param {string} [method]
 * @returns {Promise<string>}
 */
function raw(target, method = "GET") {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
    });
    let reply = "";
    socket.on("data", (bytes) => (reply += bytes));
    socket.on("end", () => resolve(reply));
    socket.on("error", reject);
  });
}

test("it listens on this machine only", () => assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+\/$/));

test("the root leads to the page", async () => {
  const reply = await fetch(server.url, { redirect: "manual" });
  assert.equal(reply.status, 302);
  assert.equal(reply.headers.get("location"), "/web/page/");
  assert.match((await fetch(server.url)).headers.get("content-type") ?? "", /^text\/html/);
});

test("modules and WebAssembly have the types that browsers insist on", async () => {
  const script = await fetch(`${server.url}web/referee.js?again#here`);
  assert.match(script.headers.get("content-type") ?? "", /^text\/javascript/);
  assert.equal(await script.text(), readFileSync(`${root}web/referee.js`, "utf8"));
  const wasm = await fetch(`${server.url}dist/core.wasm`);
  assert.equal(wasm.headers.get("content-type"), "application/wasm");
});

test("HEAD tells the length and sends no body", async () => {
  const reply = await raw("/LICENSE", "HEAD");
  assert.match(reply, /^HTTP\/1\.1 200 /);
  assert.match(reply, new RegExp(`content-length: ${readFileSync(`${root}LICENSE`).length}\r\n`, "i"));
  assert.ok(reply.endsWith("\r\n\r\n"));
});

test("a folder without its closing slash is redirected to it", async () => {
  assert.match(await raw("/web/page"), /^HTTP\/1\.1 302 [\s\S]*location: \/web\/page\/\r\n/i);
});

test("only GET and HEAD are answered", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) assert.match(await raw("/", method), /^HTTP\/1\.1 405 /);
});

test("nothing above the project and no dot file is given out", async () => {
  const targets = [
    "/../etc/passwd",
    "/web/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/web/..%2f..%2f..%2fetc/passwd",
  ];
  for (const target of [...targets, "/.git/config", "/.npmrc", "/web/nothing-here.js"]) {
    assert.match(await raw(target), /^HTTP\/1\.1 404 /, target);
  }
  for (const target of ["//etc/passwd", "/..%5c..%5cetc", "/%", "/a%00b", "http://elsewhere/"]) {
    assert.match(await raw(target), /^HTTP\/1\.1 400 /, target);
  }
});

test("a taken port is an error and not a second server", async () => {
  await assert.rejects(serve({ port: Number(new URL(server.url).port) }), { code: "EADDRINUSE" });
});

test("`npm start` with a folder that holds no page says what writes one", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}web/dev/start.js`, "no-such-folder"], {
    encoding: "utf8",
  });
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /^There is no page in no-such-folder\/\. `npm run site` writes one/);
});
