/**
 * A value as one word, as conditions and choices compare it and as tables show it: nothing for no value, JSON for what
 * holds others, `…` for what is too deep to be written.
 */
export function wordOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return '…';
  }
}
