/** Maximum number of values in an answer returned by a rule. */
const mostValues = 100_000;
const mostLevels = 50;

/**
 * Copies a value, because a rule may return a part of the data that the answer becomes part of.
 * @returns `undefined` if the value is too large or too deep for an answer
 */
export function copyJson(value: unknown): unknown {
  let left = mostValues;
  const copy = (part: unknown, level: number): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    left -= Array.isArray(part) ? part.length : Object.keys(part).length;
    if (left < 0 || level > mostLevels) throw new RangeError('too much for an answer');
    if (Array.isArray(part)) return part.map((entry) => copy(entry, level + 1));
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, copy(entry, level + 1)]));
  };
  try {
    return copy(value, 0);
  } catch {
    return undefined;
  }
}
