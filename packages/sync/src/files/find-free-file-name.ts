import { getNameKey } from '@tideform/graph';
import { fileNames } from '../library/layout.ts';
import { addFileNameSuffix, toSafeFileName } from '../library/safe-name.ts';

/** Names of files that Tideform writes. Attachments never get these names. */
const reservedNames = new Set<string>(Object.values(fileNames).map(getNameKey));

const numberSuffixes = ['-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];

/**
 * Returns a valid and free name for a user's file in the library: removes characters that the library refuses and, if
 * the name is taken, adds a suffix from -1 to -9, then a random one.
 *
 * @param isTaken receives the name in lower case
 */
export function findFreeFileName(wanted: string, isTaken: (key: string) => boolean, random: () => number): string {
  const name = toSafeFileName(wanted);
  const isFree = (candidate: string) => !reservedNames.has(getNameKey(candidate)) && !isTaken(getNameKey(candidate));
  if (isFree(name)) return name;
  const next = numberSuffixes.map((suffix) => addFileNameSuffix(name, suffix)).find(isFree);
  if (next !== undefined) return next;
  for (;;) {
    const chosen = addFileNameSuffix(name, `-${Math.floor(random() * 36 ** 6).toString(36)}`);
    if (isFree(chosen)) return chosen;
  }
}
