/**
 * Data without what nobody answered: form.io and we write different things in its place (an absent key, `''`, `[]`,
 * unticked boxes).
 */
export function answeredData(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(answeredData) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object).map(([key, inside]) => [key, answeredData(inside)] as const);
  const answered = entries.filter(([, inside]) => inside !== undefined);
  return answered.length > 0 ? Object.fromEntries(answered) : undefined;
}
