// `npm run coverage`: which lines and branches of geometry, battle and the rules the native tests reach. Prints a table,
// and each line that none reaches. Nothing of it is part of `npm test`.
import { rmSync } from "node:fs";

import { root, run } from "../web/dev/command.js";
import { setUpCoverage } from "../web/dev/set-up.js";

setUpCoverage();
const build = "build/coverage";
rmSync(`${root}${build}`, { recursive: true, force: true });
run("cmake", ["--preset", "coverage"]);
run("cmake", ["--build", "--preset", "coverage"]);
run(`${build}/core_tests`, ["--gtest_brief=1"], { CLOSE_RANKS_ROUNDS: "20" });
const parts = ["geometry", "battle", "rules"].flatMap((part) => ["--filter", `cpp/${part}/`]);
// What only the compiler has put there is no branch of the rules.
const words = ["--root", ".", ...parts, "--exclude-throw-branches", "--exclude-unreachable-branches", build];
run("gcovr", [...words, "--txt", "--json-summary", `${build}/summary.json`, "--html-details", `${build}/index.html`]);
run("gcovr", [...words, "--branches"]);
