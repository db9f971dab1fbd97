import { stripVTControlCharacters } from 'node:util';

/** Maximum number of characters printed: the last lines of a run must show the failure. */
const MAX_LENGTH = 900;

/**
 * Formats a failure as one line, because CI may store only a part of a run's output.
 *
 * @param message the error text as thrown; may contain ANSI codes and line breaks
 */
export function formatFailure(what: string, message: string): string {
  const plain = stripVTControlCharacters(message).slice(0, MAX_LENGTH);
  const lines = plain.split('\n').map((line) => line.trim());
  return `FAILED ${what}: ${lines.filter((line) => line !== '').join(' / ')}`;
}
