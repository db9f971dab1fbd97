import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Change } from './plant.ts';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/** The text of a file with its changes. @throws when the words do not stand there once: a plant that has withered */
export function changedText(
  file: string,
  changes: readonly Change[],
  text = readFileSync(join(packages, file), 'utf8'),
): string {
  return changes
    .filter((change) => change.file === file)
    .reduce((changed, { find, replace }) => {
      if (changed.split(find).length !== 2) throw new Error(`${file} does not say once: ${find}`);
      return changed.replace(find, () => replace);
    }, text);
}

/** From now on this thread loads the changed files in the place of the real ones. Call it before they are imported. */
export function plantChanges(changes: readonly Change[]): void {
  const urls = new Map(changes.map(({ file }) => [pathToFileURL(join(packages, file)).href, file]));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const file = urls.get(url);
      return file === undefined ? loaded : { ...loaded, source: changedText(file, changes, String(loaded.source)) };
    },
  });
}
