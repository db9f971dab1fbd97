import type { FieldPlan } from '../../plan/field-plan.ts';
import { plansWithin } from '../../plan/plans-within.ts';
import { type Meaning, notOf, together, value } from '../meaning.ts';
import { rootOf } from './find-names.ts';

/** A value where a condition is asked for: whether there is one. */
export function asCondition(meaning: Meaning): Meaning {
  switch (meaning.is) {
    case 'value':
      return value(Boolean(meaning.value));
    case 'answer':
    case 'part':
    case 'lost':
    case 'sum':
    case 'length':
    case 'count':
    case 'joined':
      return { is: 'filled', of: meaning };
    case 'either':
      return together('any', [asCondition(meaning.first), asCondition(meaning.otherwise)]);
    case 'choose':
      return meaning.otherwise
        ? together(
            'any',
            [
              together('all', [meaning.when, asCondition(meaning.yes)]),
              together('all', [notOf(meaning.when), asCondition(meaning.otherwise)]),
            ]
              .map(simplified)
              .filter((one) => !isValue(one, false)),
          )
        : simplified(together('all', [meaning.when, asCondition(meaning.yes)]));
    default:
      return meaning;
  }
}

const isValue = (meaning: Meaning, wanted: unknown): boolean => meaning.is === 'value' && meaning.value === wanted;

/** All of some, without what always holds; false where one never does. */
function simplified(meaning: Meaning): Meaning {
  if (meaning.is !== 'all') return meaning;
  if (meaning.of.some((one) => isValue(one, false))) return value(false);
  const left = meaning.of.filter((one) => !isValue(one, true));
  return left.length === 0 ? value(true) : together('all', left);
}

/** A comparison as people say it: what is asked about first, and nothing said of nothing. */
export function compared(operator: string, left: Meaning, right: Meaning): Meaning {
  if (left.is === 'value' && right.is !== 'value') return compared(turned[operator] ?? operator, right, left);
  if (right.is !== 'value') return { is: 'compare', operator, left, right };
  const isNothing = right.value === null || right.value === undefined || right.value === '';
  if (isNothing && operator === 'isEqual') return { is: 'not', of: { is: 'filled', of: left } };
  if (isNothing && operator === 'isNotEqual') return { is: 'filled', of: left };
  // How many there are is compared with none as people do it.
  if (left.is === 'count' && right.value === 0 && left.of[0]) {
    if (operator === 'greaterThan') return { is: 'filled', of: left.of[0] };
    if (operator === 'isEqual') return { is: 'not', of: { is: 'filled', of: left.of[0] } };
  }
  if (isConditionOf(left) && typeof right.value === 'boolean') {
    const isTrue = right.value === (operator !== 'isNotEqual');
    return isTrue ? left : notOf(left);
  }
  return { is: 'compare', operator, left, right };
}

const isConditionOf = ({ is }: Meaning): boolean =>
  is === 'compare' ||
  is === 'filled' ||
  is === 'all' ||
  is === 'any' ||
  is === 'not' ||
  is === 'some' ||
  is === 'every';

const turned: Readonly<Record<string, string>> = {
  lessThan: 'greaterThan',
  lessThanOrEqual: 'greaterThanOrEqual',
  greaterThan: 'lessThan',
  greaterThanOrEqual: 'lessThanOrEqual',
};

/** The grid whose rows a meaning is. */
export function gridIn(meaning: Meaning, { scope }: FieldPlan): FieldPlan | undefined {
  if (meaning.is === 'either') return gridIn(meaning.first, { scope } as FieldPlan);
  if (meaning.is !== 'answer') return undefined;
  for (const plan of plansWithin(rootOf(scope))) if (plan.id === meaning.of) return plan.columns ? plan : undefined;
  return undefined;
}
