// `npm run site`: brings what is missing, builds when a source is younger than dist/, writes the page as it is published into
// site/, and prints what is kept offline.
import { build, isBuilt } from "./build.js";
import { root } from "./command.js";
import { setUpBuild } from "./set-up.js";

try {
  setUpBuild();
  if (!isBuilt()) await build();
  // Imported here, since this file is read before npm's packages are there.
  const { keptTable, writeSite } = await import("./write-site.js");
  console.log(keptTable(await writeSite(`${root}site/`)));
  console.log("\nThe page is in site/. Any static host serves it; `npm start site` does here.");
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
