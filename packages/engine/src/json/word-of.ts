/**
 * A value as one word, as conditions and choices compare it and as tables show it: nothing for no value, JSON for what
 * holds others, `…` for what is too deep to be written.
 *
 * @param indent spaces before what lies in something else; 0 for all in one line
 */
export function wordOf(value: unknown, indent = 0): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    return '…';
  }
}
