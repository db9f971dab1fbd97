import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { listOwners } from './read-order.ts';
import { OUTER_FOLDERS, type SourceFile } from './source-files.ts';

/** Modules that journeys may import: the HTTP contract, and the test entry points of packages. */
const importableByE2eTests = /^@tideform\/(contract$|[^/]+\/testing(\/|$))/;

/**
 * Checks that e2e, tools and bench import packages only through the entry points in each `package.json`, like all other
 * code (record 53). Journeys test the product from outside and may import only the entry points for tests.
 */
export function checkEntryPoints(files: readonly SourceFile[]): readonly Violation[] {
  return files.flatMap((file) => {
    const [owner = ''] = file.path.split('/');
    if (!OUTER_FOLDERS.includes(owner)) return [];
    const imported = ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => fileName);
    return [...new Set(imported)].flatMap((name) => {
      const violation = findViolation(file.path, owner, name);
      return violation ? [{ ...violation, file: file.path }] : [];
    });
  });
}

function findViolation(path: string, owner: string, name: string): Omit<Violation, 'file'> | undefined {
  if (name.startsWith('.')) {
    const to = posix.join(posix.dirname(path), name);
    if (/^(packages|apps)\//.test(to)) {
      return {
        rule: 'entry-points-only',
        detail: `imports ${to}: use an entry point in the exports of its package.json`,
      };
    }
    const isOutside = owner === 'e2e' && !to.startsWith('e2e/');
    return isOutside ? { rule: 'e2e-is-a-black-box', detail: `imports ${to}` } : undefined;
  }
  if (owner !== 'e2e' || !name.startsWith('@tideform/') || importableByE2eTests.test(name)) return undefined;
  return { rule: 'e2e-is-a-black-box', detail: `imports ${name}, which is not an entry point for tests` };
}

/**
 * Checks that every entry point exports one file by name: a pattern would export a whole folder, and hide what other
 * packages use.
 */
export function checkNamedEntryPoints(root: string): readonly Violation[] {
  return listOwners(root).flatMap((owner) => {
    const file = `${owner}/package.json`;
    if (!existsSync(join(root, file))) return [];
    const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly exports?: object };
    return Object.keys(exports)
      .filter((entryPoint) => entryPoint.includes('*'))
      .map((entryPoint) => ({ rule: 'entry-points-have-names', file, detail: `exports all files of ${entryPoint}` }));
  });
}
