// The worked cases of tests/cases, read from the disk. Does not judge them.
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../cases/", import.meta.url);

/** @typedef {{ file: string, name: string, source: string, question: object, answer: object }} Case */

/** @returns {Case[]} every case, in the order of the files' names */
export function readCases() {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const cases = [JSON.parse(readFileSync(new URL(file, folder), "utf8"))].flat();
      return cases.map((worked) => ({ file, ...worked }));
    });
}
