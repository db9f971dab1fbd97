/** A stored answer in one line: several with semicolons between them, what is no plain value as JSON. */
export function storedText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(storedText).join('; ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  const isTicks = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isTicks ? entries.flatMap(([name, one]) => (one ? name : [])).join('; ') : JSON.stringify(value);
}
