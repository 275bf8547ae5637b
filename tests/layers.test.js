// That every part of the project uses only what the design's table lets it use.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import { root } from "../web/dev/command.js";
import { codeOf, violations } from "./support/layers.js";

/** Scripts around the project, which are no part of it. */
const outsiders = /^web\/dev\//;

const files = ["cpp", "web", "demo"]
  .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(h|cpp|js)$/.test(file) && !outsiders.test(file));

test("there are C++ and JavaScript files to look at", () => {
  assert.ok(files.filter((file) => /^cpp\/.*\.h$/.test(file)).length > 10);
  assert.ok(files.filter((file) => /^web\/.*\.js$/.test(file)).length > 10);
});

test("no file uses what its part may not use", () => {
  assert.deepEqual(
    files.flatMap((file) => violations(file, readFileSync(root + file, "utf8"))),
    [],
  );
});

test("the view reaches for no global of a browser but in its SVG writer", () => {
  const touching = files
    .filter((file) => file.startsWith("web/view/") && !file.startsWith("web/view/svg"))
    .filter((file) => /\b(document|window|navigator|localStorage)\./.test(codeOf(readFileSync(root + file, "utf8"))));
  assert.deepEqual(touching, []);
});

for (const [what, file, line] of [
  ["geometry that knows a battle", "cpp/geometry/box.h", '#include "battle/battle.h"'],
  ["one ruleset that uses another", "cpp/rules/conquest/wounds.cpp", '#include "rules/ninth_age/nudge.h"'],
  ["a rule that reads JSON", "cpp/rules/ninth_age/nudge.cpp", '#include "json/tree.h"'],
  ["a rule that includes the JSON library", "cpp/rules/ninth_age/nudge.cpp", "#include <nlohmann/json.hpp>"],
  ["Emscripten outside the door", "cpp/referee/referee.cpp", "  #  include <emscripten/bind.h>"],
  ["a C++ file of no part", "cpp/stray/thing.cpp", ""],
  ["a view that asks the referee", "web/view/scene.js", 'import { load } from "../referee.js";'],
  ["a page that uses the element", "web/page/app.js", 'export {\n  one,\n} from "../element/element.js";'],
  ["a page that imports on demand what it may not", "web/page/app.js", 'await import("../node.js");'],
  ["Node in the browser's loader", "web/referee.js", 'import "node:fs";'],
  ["a demo that reaches into the package", "demo/one.js", 'import { load } from "../web/referee.js";'],
]) {
  test(`the check catches ${what}`, () => assert.equal(violations(file, line).length, 1));
}

test("the check lets through what the table allows", () => {
  const rule = '#include <vector>\n#include "rules/ninth_age/nudge.h"\n#include "geometry/box.h"\n';
  assert.deepEqual(violations("cpp/rules/ninth_age/casualties.cpp", rule), []);
  const page = 'import { fetchCore } from "../fetch-core.js";\nimport { scene } from "../view/scene.js";\n';
  assert.deepEqual(violations("web/page/app.js", page), []);
});
