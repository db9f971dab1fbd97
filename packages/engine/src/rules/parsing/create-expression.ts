import type { FieldPlan } from '../../plan/field-plan.ts';
import { walkPlans } from '../../plan/find-plans.ts';
import { combineConditions, createLiteral, negate, type RuleExpression } from '../rule-expression.ts';
import { getRootScope } from './resolve-names.ts';

/** Converts a value to a condition, as JavaScript does where it expects a boolean: an answer becomes "is filled in". */
export function convertToCondition(expression: RuleExpression): RuleExpression {
  switch (expression.is) {
    case 'value':
      return createLiteral(Boolean(expression.value));
    case 'answer':
    case 'part':
    case 'lost':
    case 'sum':
    case 'length':
    case 'count':
    case 'joined':
      return { is: 'filled', of: expression };
    case 'either':
      return combineConditions('any', [convertToCondition(expression.first), convertToCondition(expression.otherwise)]);
    case 'choose':
      return expression.otherwise
        ? combineConditions(
            'any',
            [
              combineConditions('all', [expression.when, convertToCondition(expression.yes)]),
              combineConditions('all', [negate(expression.when), convertToCondition(expression.otherwise)]),
            ]
              .map(simplifyAll)
              .filter((one) => !isLiteral(one, false)),
          )
        : simplifyAll(combineConditions('all', [expression.when, convertToCondition(expression.yes)]));
    default:
      return expression;
  }
}

const isLiteral = (expression: RuleExpression, expected: unknown): boolean =>
  expression.is === 'value' && expression.value === expected;

/**
 * Simplifies an `all` condition: removes operands that are always true; returns the literal `false` if an operand is
 * always false.
 */
function simplifyAll(expression: RuleExpression): RuleExpression {
  if (expression.is !== 'all') return expression;
  if (expression.of.some((one) => isLiteral(one, false))) return createLiteral(false);
  const remaining = expression.of.filter((one) => !isLiteral(one, true));
  return remaining.length === 0 ? createLiteral(true) : combineConditions('all', remaining);
}

/**
 * Creates a comparison in its most readable form: a literal moves to the right (`38 < x` becomes `x > 38`), a
 * comparison with an empty value becomes "is filled in", and a comparison with a boolean becomes the condition itself.
 */
export function createComparison(operator: string, left: RuleExpression, right: RuleExpression): RuleExpression {
  if (left.is === 'value' && right.is !== 'value')
    return createComparison(mirroredOperators[operator] ?? operator, right, left);
  if (right.is !== 'value') return { is: 'compare', operator, left, right };
  const isEmptyValue = right.value === null || right.value === undefined || right.value === '';
  if (isEmptyValue && operator === 'isEqual') return { is: 'not', of: { is: 'filled', of: left } };
  if (isEmptyValue && operator === 'isNotEqual') return { is: 'filled', of: left };
  // A row count above 0 reads as "is filled in", and 0 as "is not filled in".
  if (left.is === 'count' && right.value === 0 && left.of[0]) {
    if (operator === 'greaterThan') return { is: 'filled', of: left.of[0] };
    if (operator === 'isEqual') return { is: 'not', of: { is: 'filled', of: left.of[0] } };
  }
  if (isCondition(left) && typeof right.value === 'boolean') {
    const isTrue = right.value === (operator !== 'isNotEqual');
    return isTrue ? left : negate(left);
  }
  return { is: 'compare', operator, left, right };
}

const isCondition = ({ is }: RuleExpression): boolean =>
  is === 'compare' ||
  is === 'filled' ||
  is === 'all' ||
  is === 'any' ||
  is === 'not' ||
  is === 'some' ||
  is === 'every';

const mirroredOperators: Readonly<Record<string, string>> = {
  lessThan: 'greaterThan',
  lessThanOrEqual: 'greaterThanOrEqual',
  greaterThan: 'lessThan',
  greaterThanOrEqual: 'lessThanOrEqual',
};

/** Returns the grid whose list of rows an expression returns; undefined for other expressions. */
export function findGrid(expression: RuleExpression, { scope }: FieldPlan): FieldPlan | undefined {
  if (expression.is === 'either') return findGrid(expression.first, { scope } as FieldPlan);
  if (expression.is !== 'answer') return undefined;
  for (const plan of walkPlans(getRootScope(scope)))
    if (plan.id === expression.of) return plan.columns ? plan : undefined;
  return undefined;
}
