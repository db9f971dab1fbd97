/** Maximum number of values in an answer returned by a rule. */
const maxValues = 100_000;
const maxDepth = 50;

/**
 * Copies a value, because a rule may return a part of the data that the answer becomes part of.
 * @returns `undefined` if the value is too large or too deep for an answer
 */
export function copyJson(value: unknown): unknown {
  let remaining = maxValues;
  const copy = (part: unknown, depth: number): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    remaining -= Array.isArray(part) ? part.length : Object.keys(part).length;
    if (remaining < 0 || depth > maxDepth) throw new RangeError('too large or too deep for an answer');
    if (Array.isArray(part)) return part.map((entry) => copy(entry, depth + 1));
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, copy(entry, depth + 1)]));
  };
  try {
    return copy(value, 0);
  } catch {
    return undefined;
  }
}
