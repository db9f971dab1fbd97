import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './titles-in.ts';

/** Tests, and the cases that suites of several implementations share. */
const QUOTING = /(?:\.test\.tsx?|\.spec\.ts|conformance\.ts|cases\.ts)$|\/(?:conformance|abuse|cases)\/[^/]+\.ts$/;
/** `- **ENG-4** Refuses …` of a SPEC.md; `| I4 once | …` of INVARIANTS.md, which says itself where one is not checked yet. */
const NUMBER = /^(?:- \*\*([A-Z]+-\d+)\*\*|\| (I\d+) [^|]*\| (?!not checked))/gm;
const QUOTE = /\[([A-Z]+-\d+|I\d+)\]/g;

/** The numbered rules of a SPEC.md or of INVARIANTS.md, in their order. */
export const numbersIn = (spec: string): readonly string[] =>
  [...spec.matchAll(NUMBER)].map(([, rule, invariant]) => rule ?? invariant!);

/** What titles of tests quote: `[ENG-4] refuses …`. */
export const quotedIn = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(titles.flatMap((title) => [...title.matchAll(QUOTE)].map(([, number]) => number!)));

export interface Specs {
  readonly numbers: readonly string[];
  readonly quoted: ReadonlySet<string>;
}

/** Every SPEC.md and INVARIANTS.md of the packages and apps below a folder, with what the tests there quote. */
export function readSpecs(root: string): Specs {
  const paths = ['packages', 'apps', 'e2e', 'tools', 'bench'].flatMap((folder) => pathsIn(join(root, folder)));
  const read = (path: string) => readFileSync(path, 'utf8');
  const specs = paths.filter((path) => /\/(?:SPEC|INVARIANTS)\.md$/.test(path));
  const titles = paths
    .filter((path) => QUOTING.test(path) && !path.includes('/spec-numbers/'))
    .map((path) => ({ path, text: read(path) }))
    .filter(({ text }) => text.search(QUOTE) >= 0)
    .flatMap(({ path, text }) => titlesIn(path, text));
  return { numbers: specs.flatMap((path) => numbersIn(read(path))), quoted: quotedIn(titles) };
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : pathsIn(path);
  });
}
