/**
 * Returns data without unanswered fields, since form.io and this engine store them differently (an absent key, `''`,
 * `[]`, unselected boxes).
 */
export function removeUnanswered(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(removeUnanswered) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object).map(([key, inside]) => [key, removeUnanswered(inside)] as const);
  const answered = entries.filter(([, inside]) => inside !== undefined);
  return answered.length > 0 ? Object.fromEntries(answered) : undefined;
}
