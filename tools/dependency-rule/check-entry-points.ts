import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Violation } from './check-imports.ts';
import { ownersIn } from './read-order.ts';
import { AROUND, type SourceFile } from './source-files.ts';

/** What journeys may know of the product: its HTTP, and what packages offer to tests. */
const OPEN_TO_JOURNEYS = /^@tideform\/(contract$|[^/]+\/testing(\/|$))/;

/**
 * What stands around the product comes in through the doors in each `package.json`, as everybody does (record 53); journeys
 * look at it as a browser does, and know no more of its code than its doors for tests.
 */
export function checkEntryPoints(files: readonly SourceFile[]): readonly Violation[] {
  return files.flatMap((file) => {
    const [owner = ''] = file.path.split('/');
    if (!AROUND.includes(owner)) return [];
    const imported = ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => fileName);
    return [...new Set(imported)].flatMap((name) => {
      const fault = faultOf(file.path, owner, name);
      return fault ? [{ ...fault, file: file.path }] : [];
    });
  });
}

function faultOf(path: string, owner: string, name: string): Omit<Violation, 'file'> | undefined {
  if (name.startsWith('.')) {
    const to = posix.join(posix.dirname(path), name);
    if (/^(packages|apps)\//.test(to)) {
      return {
        rule: 'doors-only',
        detail: `imports ${to}: what it needs is exported in a package.json, or lives there`,
      };
    }
    const isOutside = owner === 'e2e' && !to.startsWith('e2e/');
    return isOutside ? { rule: 'e2e-is-a-black-box', detail: `imports ${to}` } : undefined;
  }
  if (owner !== 'e2e' || !name.startsWith('@tideform/') || OPEN_TO_JOURNEYS.test(name)) return undefined;
  return { rule: 'e2e-is-a-black-box', detail: `imports ${name}, which is no door for tests` };
}

/** A door is one file, by its name: a pattern would open a whole folder, and nobody would see what of it is used outside. */
export function checkNamedEntryPoints(root: string): readonly Violation[] {
  return ownersIn(root).flatMap((owner) => {
    const file = `${owner}/package.json`;
    if (!existsSync(join(root, file))) return [];
    const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly exports?: object };
    return Object.keys(exports)
      .filter((door) => door.includes('*'))
      .map((door) => ({ rule: 'doors-have-names', file, detail: `opens all of ${door}` }));
  });
}
