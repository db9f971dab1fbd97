import { nameKey } from '@tideform/graph';
import { fileNames } from '../library/layout.ts';
import { fileNameWithSuffix, safeFileName } from '../library/safe-name.ts';

/** Files of the library that Tideform reads as its own: an attachment never gets such a name. */
const reserved = new Set<string>(Object.values(fileNames).map(nameKey));

const numbered = ['-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];

/**
 * The name of a person's file in the library: without what a library refuses, and none that `isTaken` (asked in lower
 * case). The suffixes -1 to -9 come first, then one by chance.
 */
export function freeFileName(wanted: string, isTaken: (key: string) => boolean, random: () => number): string {
  const name = safeFileName(wanted);
  const isFree = (candidate: string) => !reserved.has(nameKey(candidate)) && !isTaken(nameKey(candidate));
  if (isFree(name)) return name;
  const next = numbered.map((suffix) => fileNameWithSuffix(name, suffix)).find(isFree);
  if (next !== undefined) return next;
  for (;;) {
    const chosen = fileNameWithSuffix(name, `-${Math.floor(random() * 36 ** 6).toString(36)}`);
    if (isFree(chosen)) return chosen;
  }
}
