const maxValues = 10_000;
const maxDepth = 50;

/**
 * Supported operators: all of JSONLogic except `log`, which would write to the console; two operators of form.io; and
 * our own `lookup`.
 */
const operators: ReadonlySet<string> = new Set([
  ...['var', 'missing', 'missing_some', 'if', '?:', 'and', 'or', '!', '!!'],
  ...['==', '===', '!=', '!==', '<', '<=', '>', '>='],
  ...['+', '-', '*', '/', '%', 'min', 'max'],
  ...['_round', 'relativeMaxDate', 'lookup'],
  ...['cat', 'substr', 'in', 'merge', 'map', 'filter', 'reduce', 'all', 'some', 'none'],
]);

/** Reason why a rule is invalid. `tooLarge`, `tooDeep`: above `limit`; `operator`: unknown operator. */
export type JsonLogicError =
  | { readonly reason: 'noJson' }
  | { readonly reason: 'tooLarge' | 'tooDeep'; readonly limit: number }
  | { readonly reason: 'operator'; readonly name: string };

interface Visit {
  readonly value: unknown;
  readonly depth: number;
}

/** Returns the reason why a rule is invalid; `undefined` if it is valid. */
export function findRuleError(rule: unknown): JsonLogicError | undefined {
  const pending: Visit[] = [{ value: rule, depth: 0 }];
  let count = 0;
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const { value, depth } = visit;
    count += 1;
    if (count > maxValues) return { reason: 'tooLarge', limit: maxValues };
    if (depth > maxDepth) return { reason: 'tooDeep', limit: maxDepth };
    const operator = getOperator(value);
    if (operator !== undefined && !operators.has(operator)) return { reason: 'operator', name: operator.slice(0, 100) };
    for (const child of getParts(value, operator)) pending.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}

/** Returns the parts of a value that are evaluated. An object with no or several keys is a plain value. */
function getParts(value: unknown, operator: string | undefined): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return operator === undefined ? [] : [(value as Readonly<Record<string, unknown>>)[operator]];
}

function getOperator(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  return names.length === 1 ? names[0] : undefined;
}
