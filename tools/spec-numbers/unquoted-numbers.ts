import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests, and the cases that suites of several implementations share. */
const QUOTING = /(?:\.test\.tsx?|\.spec\.ts|conformance\.ts|cases\.ts)$|\/(?:conformance|abuse|cases)\/[^/]+\.ts$/;
const NUMBER = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const QUOTE = /\[([A-Z]+-\d+)\]/g;

/** The numbered rules of a SPEC.md, in their order. */
export const numbersIn = (spec: string): readonly string[] => [...spec.matchAll(NUMBER)].map(([, number]) => number!);

/** Rules that no text names in the way of a test's title: `[ENG-4] refuses …`. */
export function unquotedIn(numbers: readonly string[], texts: readonly string[]): readonly string[] {
  const quoted = new Set(texts.flatMap((text) => [...text.matchAll(QUOTE)].map(([, number]) => number)));
  return numbers.filter((number) => !quoted.has(number));
}

/** Every SPEC.md of the packages and apps below a folder, with the texts that may quote it. */
export function readSpecs(root: string): { readonly numbers: readonly string[]; readonly texts: readonly string[] } {
  const paths = ['packages', 'apps', 'e2e', 'tools', 'bench'].flatMap((folder) => pathsIn(join(root, folder)));
  const read = (which: (path: string) => boolean) => paths.filter(which).map((path) => readFileSync(path, 'utf8'));
  const specs = read((path) => path.endsWith('/SPEC.md'));
  return { numbers: specs.flatMap(numbersIn), texts: read((path) => QUOTING.test(path)) };
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : pathsIn(path);
  });
}
