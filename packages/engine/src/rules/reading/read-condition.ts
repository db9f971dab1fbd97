import { findOperator } from '../../conditions/operators.ts';
import { isTrue, isWritten, recordOf } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { type Meaning, together, value } from '../meaning.ts';
import { nameOfTarget } from './find-names.ts';

export interface ReadSimple {
  readonly shows: boolean;
  readonly when: Meaning;
}

/** Reads a stored simple condition, of either shape, with what it names in vain; `undefined`: it says nothing. */
export function readSimple(stored: unknown, plan: FieldPlan): ReadSimple | undefined {
  const { show, when, eq, conditions, conjunction } = recordOf(stored);
  if (Array.isArray(conditions) && conditions.length > 0) {
    const clauses = conditions.flatMap((entry): readonly Meaning[] => {
      const { component, operator = 'isEqual', value: expected } = recordOf(entry);
      if (!isWritten(component) || typeof operator !== 'string' || !findOperator(operator)) return [];
      return [clause(nameOfTarget(component, plan, true), operator, expected)];
    });
    if (clauses.length === 0) return undefined;
    return { shows: isTrue(show), when: together(conjunction === 'any' ? 'any' : 'all', clauses) };
  }
  if (!isWritten(when)) return undefined;
  return { shows: isTrue(show), when: clause(nameOfTarget(when, plan, false), 'isEqual', eq) };
}

const clause = (left: Meaning, operator: string, expected: unknown): Meaning => ({
  is: 'compare',
  operator,
  left,
  right: value(expected),
});
