import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Change } from './mutation.ts';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/**
 * Returns the text of a file with its changes applied.
 *
 * @throws if a searched text doesn't occur exactly once: the file has changed since the mutation was written
 */
export function changedText(
  file: string,
  changes: readonly Change[],
  text = readFileSync(join(packages, file), 'utf8'),
): string {
  return changes
    .filter((change) => change.file === file)
    .reduce((changed, { find, replace }) => {
      if (changed.split(find).length !== 2) throw new Error(`${file} does not contain this text exactly once: ${find}`);
      return changed.replace(find, () => replace);
    }, text);
}

/** Makes this thread load the changed files instead of the original ones. Must be called before they are imported. */
export function applyChanges(changes: readonly Change[]): void {
  const urls = new Map(changes.map(({ file }) => [pathToFileURL(join(packages, file)).href, file]));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const file = urls.get(url);
      return file === undefined ? loaded : { ...loaded, source: changedText(file, changes, String(loaded.source)) };
    },
  });
}
