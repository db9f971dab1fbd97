import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTitles } from './list-titles.ts';

/** Test files, and case files shared by several test suites. */
const QUOTING = /(?:\.test\.tsx?|\.spec\.ts|conformance\.ts|cases\.ts)$|\/(?:conformance|abuse|cases)\/[^/]+\.ts$/;
/**
 * Matches `- **ENG-4** Refuses …` in a SPEC.md and `| I4 once | …` in INVARIANTS.md, unless the line says that the
 * invariant is not checked yet.
 */
const NUMBER = /^(?:- \*\*([A-Z]+-\d+)\*\*|\| (I\d+) [^|]*\| (?!not checked))/gm;
const QUOTE = /\[([A-Z]+-\d+|I\d+)\]/g;

/** Returns the numbers of the rules in a SPEC.md or INVARIANTS.md, in order. */
export const listNumbers = (spec: string): readonly string[] =>
  [...spec.matchAll(NUMBER)].map(([, rule, invariant]) => rule ?? invariant!);

/** Returns the rule numbers in test titles: `[ENG-4] refuses …`. */
export const listQuotedNumbers = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(titles.flatMap((title) => [...title.matchAll(QUOTE)].map(([, number]) => number!)));

export interface Specs {
  readonly numbers: readonly string[];
  readonly quoted: ReadonlySet<string>;
}

/** Reads the rule numbers in every SPEC.md and INVARIANTS.md below a folder, and the numbers in its test titles. */
export function readSpecs(root: string): Specs {
  const paths = ['packages', 'apps', 'e2e', 'tools', 'bench'].flatMap((folder) => listPaths(join(root, folder)));
  const read = (path: string) => readFileSync(path, 'utf8');
  const specs = paths.filter((path) => /\/(?:SPEC|INVARIANTS)\.md$/.test(path));
  const titles = paths
    .filter((path) => QUOTING.test(path) && !path.includes('/spec-numbers/'))
    .map((path) => ({ path, text: read(path) }))
    .filter(({ text }) => text.search(QUOTE) >= 0)
    .flatMap(({ path, text }) => listTitles(path, text));
  return { numbers: specs.flatMap((path) => listNumbers(read(path))), quoted: listQuotedNumbers(titles) };
}

function listPaths(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : listPaths(path);
  });
}
