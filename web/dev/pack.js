// `npm pack` and `npm publish` run this first: it writes the page that `npx closeranks serve` serves into dist/site/, without the
// embed page and the icons of phones, since nobody else can see what that serves.
import { isBuilt } from "./build.js";
import { root } from "./command.js";
import { writeSite } from "./write-site.js";

if (!isBuilt()) console.error("A source is younger than dist/; npm run build builds it anew.");
await writeSite(`${root}dist/site/`, { isPublic: false });
