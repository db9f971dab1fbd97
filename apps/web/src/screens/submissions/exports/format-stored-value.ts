/** Formats a stored answer as one line: lists separated by semicolons, objects as JSON. */
export function formatStoredValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(formatStoredValue).join('; ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  const isCheckboxes = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isCheckboxes ? entries.flatMap(([name, one]) => (one ? name : [])).join('; ') : JSON.stringify(value);
}
