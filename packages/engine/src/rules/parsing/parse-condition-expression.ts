import { findOperator } from '../../conditions/operators.ts';
import { isNonBlank, isTrue, toRecord } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { combineConditions, createLiteral, type RuleExpression } from '../rule-expression.ts';
import { resolveTarget } from './resolve-names.ts';

/** Simple condition as an expression. */
export interface ConditionExpression {
  /** If true, the component is shown while `when` is true; if false, it is hidden while `when` is true. */
  readonly shows: boolean;
  readonly when: RuleExpression;
}

/**
 * Parses a stored simple condition: `{ show, when, eq }` or `{ show, conjunction, conditions }`. Keeps clauses about
 * missing components, as `lost`. Returns undefined if the condition has no usable clause.
 */
export function parseConditionExpression(stored: unknown, plan: FieldPlan): ConditionExpression | undefined {
  const { show, when, eq, conditions, conjunction } = toRecord(stored);
  if (Array.isArray(conditions) && conditions.length > 0) {
    const clauses = conditions.flatMap((entry): readonly RuleExpression[] => {
      const { component, operator = 'isEqual', value: expected } = toRecord(entry);
      if (!isNonBlank(component) || typeof operator !== 'string' || !findOperator(operator)) return [];
      return [createClause(resolveTarget(component, plan, true), operator, expected)];
    });
    if (clauses.length === 0) return undefined;
    return { shows: isTrue(show), when: combineConditions(conjunction === 'any' ? 'any' : 'all', clauses) };
  }
  if (!isNonBlank(when)) return undefined;
  return { shows: isTrue(show), when: createClause(resolveTarget(when, plan, false), 'isEqual', eq) };
}

const createClause = (left: RuleExpression, operator: string, expected: unknown): RuleExpression => ({
  is: 'compare',
  operator,
  left,
  right: createLiteral(expected),
});
