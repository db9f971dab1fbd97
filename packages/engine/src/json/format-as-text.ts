/**
 * Formats a value as a string, as conditions and choices compare it and as tables show it: '' for an absent value, JSON
 * for objects and lists, `…` for values that cannot be serialized.
 *
 * @param indent indentation of nested values in spaces; 0 for a single line
 */
export function formatAsText(value: unknown, indent = 0): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    return '…';
  }
}
