/** Returns true for an object or a list. */
export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns true for an object that is neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Pair = readonly [one: unknown, other: unknown];

/**
 * Returns true if two values are equal as JSON: the order of keys and keys without a value are ignored.
 * Iterative, because untrusted values may be deeper than the stack.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const pending: Pair[] = [[one, other]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    if (Object.is(pair[0], pair[1])) continue;
    const parts = getPairs(pair);
    if (!parts) return false;
    for (const part of parts) pending.push(part);
  }
  return true;
}

/** Returns the pairs of nested values that are still to be compared; `undefined` if the two values already differ. */
function getPairs([one, other]: Pair): readonly Pair[] | undefined {
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return undefined;
    return one.map((entry, at) => [entry, other[at]]);
  }
  if (!isRecord(one) || !isRecord(other)) return undefined;
  const names = getKeys(one);
  if (names.length !== getKeys(other).length || names.some((name) => !Object.hasOwn(other, name))) return undefined;
  return names.map((name) => [one[name], other[name]]);
}

function getKeys(record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(record).filter((name) => record[name] !== undefined);
}

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

/** Parses JSON; `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
