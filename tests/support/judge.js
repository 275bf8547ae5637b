// Asks a referee every worked case and tells where its answers fall short. Runs in Node and in a browser's page alike.
import { mismatches } from "./matches.js";

/**
 * @param {{ ask(question: any): unknown }} referee
 * @param {import("./cases.js").Case[]} cases
 * @returns {{ file: string, name: string, mismatches: string[] }[]} one a case, in their order
 */
export function judge(referee, cases) {
  return cases.map(({ file, name, question, answer }) => ({
    file,
    name,
    mismatches: mismatches(answer, referee.ask(question)),
  }));
}
