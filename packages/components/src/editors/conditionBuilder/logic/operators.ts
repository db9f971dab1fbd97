import type { ComparisonKind } from './target-fields.ts';

const equalityOperators = ['isEqual', 'isNotEqual'];
const emptinessOperators = ['isEmpty', 'isNotEmpty'];

/** Maps a kind of answer to its operators. The first operator is the default. */
const OPERATORS_BY_KIND: Readonly<Record<ComparisonKind, readonly string[]>> = {
  text: [...equalityOperators, 'includes', 'notIncludes', 'startsWith', 'endsWith', ...emptinessOperators],
  number: [
    ...equalityOperators,
    'lessThan',
    'lessThanOrEqual',
    'greaterThan',
    'greaterThanOrEqual',
    ...emptinessOperators,
  ],
  date: [
    'isDateEqual',
    'isNotDateEqual',
    'dateLessThan',
    'dateLessThanOrEqual',
    'dateGreaterThan',
    'dateGreaterThanOrEqual',
    ...emptinessOperators,
  ],
  tick: equalityOperators,
  choice: [...equalityOperators, ...emptinessOperators],
  choices: [...equalityOperators, ...emptinessOperators],
  decision: [...equalityOperators, ...emptinessOperators],
  files: emptinessOperators.toReversed(),
  rows: emptinessOperators.toReversed(),
  filled: emptinessOperators.toReversed(),
};

/**
 * Returns the operators for a kind of answer.
 * @param stored current operator; always included, even if it is unknown or not valid for the kind
 */
export function listOperators(kind: ComparisonKind, stored: string): readonly string[] {
  const usual = OPERATORS_BY_KIND[kind];
  return usual.includes(stored) ? usual : [...usual, stored];
}

/**
 * Returns the operator of a comparison after its field was changed: the same one if possible, otherwise the default.
 */
export function resolveOperator(kind: ComparisonKind, operator: string): string {
  return OPERATORS_BY_KIND[kind].includes(operator) ? operator : OPERATORS_BY_KIND[kind][0]!;
}

export function operatorHasValue(operator: string): boolean {
  return !emptinessOperators.includes(operator);
}
