const maxValues = 10_000;
const maxDepth = 50;

/** All operators there are: JSONLogic's own, but for `log`, which would write to the console, two of form.io's, and our own `lookup`. */
const operators: ReadonlySet<string> = new Set([
  ...['var', 'missing', 'missing_some', 'if', '?:', 'and', 'or', '!', '!!'],
  ...['==', '===', '!=', '!==', '<', '<=', '>', '>='],
  ...['+', '-', '*', '/', '%', 'min', 'max'],
  ...['_round', 'relativeMaxDate', 'lookup'],
  ...['cat', 'substr', 'in', 'merge', 'map', 'filter', 'reduce', 'all', 'some', 'none'],
]);

/** Why a rule cannot be used. `tooLarge`, `tooDeep`: beyond `limit`; `operator`: there is none called so. */
export type RuleProblem =
  | { readonly reason: 'noJson' }
  | { readonly reason: 'tooLarge' | 'tooDeep'; readonly limit: number }
  | { readonly reason: 'operator'; readonly name: string };

interface Visit {
  readonly value: unknown;
  readonly depth: number;
}

/** Says why a rule cannot be used; `undefined`: it can. */
export function findProblem(rule: unknown): RuleProblem | undefined {
  const open: Visit[] = [{ value: rule, depth: 0 }];
  let count = 0;
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, depth } = visit;
    count += 1;
    if (count > maxValues) return { reason: 'tooLarge', limit: maxValues };
    if (depth > maxDepth) return { reason: 'tooDeep', limit: maxDepth };
    const operator = operatorOf(value);
    if (operator !== undefined && !operators.has(operator)) return { reason: 'operator', name: operator.slice(0, 100) };
    for (const child of partsOf(value, operator)) open.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}

/** What is evaluated within a value. An object with several names, or none, is a plain value. */
function partsOf(value: unknown, operator: string | undefined): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return operator === undefined ? [] : [(value as Readonly<Record<string, unknown>>)[operator]];
}

function operatorOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  return names.length === 1 ? names[0] : undefined;
}
