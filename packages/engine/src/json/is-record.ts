/** Returns true for an object or a list. */
export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns true for an object that is neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
