/** Reads a stored object; anything else reads as an empty one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Real forms write booleans as strings too. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A missing value is not false. */
export function isFalse(value: unknown): boolean {
  return value === false || value === 'false';
}
