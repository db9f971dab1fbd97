import { isRecord } from './is-record.ts';

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
