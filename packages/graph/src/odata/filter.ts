/** A property path as written: `fields/Title`, `displayName`. */
export type PropertyPath = string;
export type FilterValue = string | number | boolean | null;
export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';

/** Syntax tree of a `$filter`: the client formats it, the server parses it and translates it to SQL. */
export type Filter =
  | { readonly kind: 'compare'; readonly property: PropertyPath; readonly is: Comparison; readonly value: FilterValue }
  | { readonly kind: 'startsWith'; readonly property: PropertyPath; readonly value: string }
  /** Whether an element of a collection equals the value: `groupTypes/any(c:c eq 'Unified')`. */
  | { readonly kind: 'any'; readonly property: PropertyPath; readonly value: FilterValue }
  | { readonly kind: 'and' | 'or'; readonly left: Filter; readonly right: Filter };

export const compare = (property: PropertyPath, is: Comparison, value: FilterValue): Filter => ({
  kind: 'compare',
  property,
  is,
  value,
});
export const startsWith = (property: PropertyPath, value: string): Filter => ({ kind: 'startsWith', property, value });
export const anyEquals = (property: PropertyPath, value: FilterValue): Filter => ({ kind: 'any', property, value });
export const and = (left: Filter, right: Filter): Filter => ({ kind: 'and', left, right });
export const or = (left: Filter, right: Filter): Filter => ({ kind: 'or', left, right });

/** Formats a filter for `$filter=`, not yet URL-encoded. */
export function formatFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'compare':
      return `${filter.property} ${filter.is} ${formatValue(filter.value)}`;
    case 'startsWith':
      return `startswith(${filter.property},${formatValue(filter.value)})`;
    case 'any':
      return `${filter.property}/any(x:x eq ${formatValue(filter.value)})`;
    default:
      return `${formatOperand(filter, filter.left, 'left')} ${filter.kind} ${formatOperand(filter, filter.right, 'right')}`;
  }
}

/** `and` binds tighter than `or`, and both are left-associative; adds parentheses only where needed. */
function formatOperand(parent: Filter, operand: Filter, side: 'left' | 'right'): string {
  const text = formatFilter(operand);
  if (operand.kind !== 'and' && operand.kind !== 'or') return text;
  const needsNoParentheses = operand.kind === parent.kind ? side === 'left' : operand.kind === 'and';
  return needsNoParentheses ? text : `(${text})`;
}

function formatValue(value: FilterValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

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
