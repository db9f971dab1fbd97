import { isRecord } from './is-record.ts';

type Pair = readonly [one: unknown, other: unknown];

/**
 * Says whether two values are the same as JSON: the order of names does not count, nor do names without a value.
 * Iterative, because what others wrote may be deeper than the stack.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const open: Pair[] = [[one, other]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    if (Object.is(pair[0], pair[1])) continue;
    const parts = partsOf(pair);
    if (!parts) return false;
    for (const part of parts) open.push(part);
  }
  return true;
}

/** What has to be the same in two values that are not one; `undefined`: they differ whatever is in them. */
function partsOf([one, other]: Pair): readonly Pair[] | undefined {
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return undefined;
    return one.map((entry, at) => [entry, other[at]]);
  }
  if (!isRecord(one) || !isRecord(other)) return undefined;
  const names = namesIn(one);
  if (names.length !== namesIn(other).length || names.some((name) => !Object.hasOwn(other, name))) return undefined;
  return names.map((name) => [one[name], other[name]]);
}

function namesIn(record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(record).filter((name) => record[name] !== undefined);
}
