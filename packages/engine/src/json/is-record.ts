/** Says whether a value holds others: an object with names, or a list. */
export function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Says whether a value is an object with names: neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
