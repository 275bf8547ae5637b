// `npm start`: brings what is missing, builds when a source is younger than dist/, serves the page and prints its address.
// `npm start site` serves that folder, as `npm run site` has written it.
import { existsSync } from "node:fs";

import { build, isBuilt } from "./build.js";
import { serve, serveSomewhere } from "./serve.js";
import { setUpBuild } from "./set-up.js";

const [folder] = process.argv.slice(2);

try {
  if (folder && !existsSync(`${folder}/index.html`)) {
    throw new Error(`There is no page in ${folder}/. \`npm run site\` writes one into site/.`);
  }
  if (!folder && !isBuilt()) {
    setUpBuild();
    await build();
  }
  const { url } = await (process.env.PORT ? serve({ port: Number(process.env.PORT), folder }) : serveSomewhere(folder));
  console.log(`Close Ranks is at ${url}\nStop it with Ctrl+C.`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
