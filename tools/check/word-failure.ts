import { stripVTControlCharacters } from 'node:util';

/** Characters of what was said that are told: those who see the last lines of a run alone find it there. */
const MOST = 900;

/** One line: the output of a run may be kept in part. @param said as it was thrown */
export function wordFailure(what: string, said: string): string {
  const plain = stripVTControlCharacters(said).slice(0, MOST);
  const lines = plain.split('\n').map((line) => line.trim());
  return `FAILED ${what}: ${lines.filter((line) => line !== '').join(' / ')}`;
}
