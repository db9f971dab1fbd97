import type { Comparison, Filter, FilterValue } from './filter.ts';

/**
 * Whether an object matches a filter. Text comparison ignores case; a missing value equals `null`, differs from
 * everything else and is neither less nor greater.
 */
export function matchesFilter(filter: Filter, read: (property: string) => unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesFilter(filter.left, read) && matchesFilter(filter.right, read);
    case 'or':
      return matchesFilter(filter.left, read) || matchesFilter(filter.right, read);
    case 'any':
      return [read(filter.property)].flat().some((element) => compareWith(element, 'eq', filter.value));
    case 'startsWith':
      return String(read(filter.property) ?? '')
        .toLowerCase()
        .startsWith(filter.value.toLowerCase());
    case 'compare':
      return compareWith(read(filter.property), filter.is, filter.value);
  }
}

function compareWith(value: unknown, is: Comparison, expected: FilterValue): boolean {
  const order = compareValues(value, expected);
  if (is === 'eq') return order === 0;
  if (is === 'ne') return order !== 0;
  if (order === undefined || value == null || expected === null) return false;
  if (is === 'lt') return order < 0;
  if (is === 'le') return order <= 0;
  return is === 'gt' ? order > 0 : order >= 0;
}

/**
 * Returns a negative number, zero or a positive number; `undefined` if the values can't be compared. Missing values
 * come first.
 */
export function compareValues(left: unknown, right: unknown): number | undefined {
  if (left == null || right == null) return Number(left != null) - Number(right != null);
  if (typeof left !== typeof right) return undefined;
  const [a, b] = typeof left === 'string' ? [left.toLowerCase(), String(right).toLowerCase()] : [left, right];
  if (a === b) return 0;
  return (a as number) < (b as number) ? -1 : 1;
}
