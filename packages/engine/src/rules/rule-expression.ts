/**
 * Expression tree of an author's rule: a condition, a calculation or a validation, whether it was written as a simple
 * condition, JSONLogic or code. The tree contains no text in any language: views render it, and `evaluateExpression`
 * computes its value.
 *
 * - `answer`: answer of the component at the path `of` in the definition (`3.columns[0].1`)
 * - `part`: property of an answer that is an object
 * - `lost`: name that no component of the form has
 * - `absent`: function or property that code uses and that this engine doesn't provide
 * - `manual`: true while the address component at the path `of` is in manual mode
 * - `moved`: date plus `amount` units; a negative amount subtracts
 * - `compare`: comparison by an operator of simple conditions (`isEqual`, `greaterThan` …)
 * - `filled`: true if the operand isn't empty
 * - `either`: `first`, or `otherwise` if `first` is empty
 * - `choose`: conditional expression; without `otherwise`, the result of a false condition is undefined
 * - `some`, `every`, `total`: aggregates over the rows of a grid; `each` is evaluated for every row and refers to its
 *   columns
 */
export type RuleExpression =
  | { readonly is: 'answer'; readonly of: string }
  | { readonly is: 'part'; readonly of: RuleExpression; readonly name: string }
  | { readonly is: 'lost' | 'absent'; readonly name: string }
  | { readonly is: 'manual'; readonly of: string }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'now' }
  | { readonly is: 'moved'; readonly date: RuleExpression; readonly amount: number; readonly unit: string }
  | { readonly is: 'compare'; readonly operator: string; readonly left: RuleExpression; readonly right: RuleExpression }
  | { readonly is: 'filled' | 'not'; readonly of: RuleExpression }
  | { readonly is: 'all' | 'any'; readonly of: readonly RuleExpression[] }
  | { readonly is: OperationKind; readonly of: readonly RuleExpression[] }
  | { readonly is: 'either'; readonly first: RuleExpression; readonly otherwise: RuleExpression }
  | {
      readonly is: 'choose';
      readonly when: RuleExpression;
      readonly yes: RuleExpression;
      readonly otherwise: RuleExpression | undefined;
    }
  | { readonly is: 'some' | 'every' | 'total'; readonly rows: RuleExpression; readonly each: RuleExpression };

/** Operation that an expression performs on one or more operands. */
export type OperationKind =
  | 'sum'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'remainder'
  | 'joined'
  | 'largest'
  | 'smallest'
  | 'rounded'
  | 'size'
  | 'count'
  | 'length';

/** Returns the direct subexpressions of an expression. */
export function getSubexpressions(expression: RuleExpression): readonly RuleExpression[] {
  switch (expression.is) {
    case 'part':
    case 'filled':
    case 'not':
      return [expression.of];
    case 'moved':
      return [expression.date];
    case 'compare':
      return [expression.left, expression.right];
    case 'either':
      return [expression.first, expression.otherwise];
    case 'choose':
      return [expression.when, expression.yes, ...(expression.otherwise ? [expression.otherwise] : [])];
    case 'some':
    case 'every':
    case 'total':
      return [expression.rows, expression.each];
    case 'answer':
    case 'lost':
    case 'absent':
    case 'manual':
    case 'value':
    case 'now':
      return [];
    default:
      return expression.of;
  }
}

/** Returns an expression and all of its nested subexpressions. */
export function collectExpressions(expression: RuleExpression): readonly RuleExpression[] {
  const expressions = [expression];
  for (let at = 0; at < expressions.length; at += 1) expressions.push(...getSubexpressions(expressions[at]!));
  return expressions;
}

/** Returns the definition paths of the components whose answers the expressions read, without duplicates. */
export function collectDependencies(expressions: readonly RuleExpression[]): readonly string[] {
  const paths = new Set<string>();
  for (const one of expressions.flatMap(collectExpressions))
    if (one.is === 'answer' || one.is === 'manual') paths.add(one.of);
  return [...paths];
}

/**
 * Returns the unresolved names in expressions, without duplicates: names of missing components (`lost`), or functions
 * and properties that the engine doesn't provide (`absent`).
 */
export function collectUnresolvedNames(
  expressions: readonly RuleExpression[],
  is: 'lost' | 'absent',
): readonly string[] {
  return [...new Set(expressions.flatMap(collectExpressions).flatMap((one) => (one.is === is ? one.name : [])))];
}

/** Creates a literal. */
export const createLiteral = (of: unknown): RuleExpression => ({ is: 'value', value: of });

/** Negates a condition; removes a double negation, and uses the opposite operator where one exists. */
export function negate(expression: RuleExpression): RuleExpression {
  if (expression.is === 'not') return expression.of;
  if (expression.is === 'value') return createLiteral(!expression.value);
  const opposite = expression.is === 'compare' ? oppositeOperators[expression.operator] : undefined;
  return expression.is === 'compare' && opposite
    ? { ...expression, operator: opposite }
    : { is: 'not', of: expression };
}

/** NOTE: excludes order comparisons: an empty answer is neither less nor greater, so both would be false. */
const oppositeOperators: Readonly<Record<string, string>> = {
  isEqual: 'isNotEqual',
  isNotEqual: 'isEqual',
  isEmpty: 'isNotEmpty',
  isNotEmpty: 'isEmpty',
  includes: 'notIncludes',
  notIncludes: 'includes',
};

/**
 * Combines conditions: all or any of them must be true. Returns a single condition unchanged, and flattens nested
 * combinations of the same kind.
 */
export function combineConditions(is: 'all' | 'any', of: readonly RuleExpression[]): RuleExpression {
  const flat = of.flatMap((one) => (one.is === is ? one.of : [one]));
  return flat.length === 1 ? flat[0]! : { is, of: flat };
}
