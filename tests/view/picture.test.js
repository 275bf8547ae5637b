// That the README's picture is what the referee rules and the view draws today.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { rulingPicture } from "../../web/dev/picture.js";

test("demo/ruling.svg is the ruling of figure d as it is drawn now", async () => {
  const committed = readFileSync(new URL("../../demo/ruling.svg", import.meta.url), "utf8");
  assert.ok(committed === (await rulingPicture()), "draw it anew: node web/dev/picture.js");
});
