import type { TargetKind } from './target-fields.ts';

const equality = ['isEqual', 'isNotEqual'];
const emptiness = ['isEmpty', 'isNotEmpty'];

/** Maps a kind of answer to its operators. The first operator is the default. */
const OPERATORS: Readonly<Record<TargetKind, readonly string[]>> = {
  text: [...equality, 'includes', 'notIncludes', 'startsWith', 'endsWith', ...emptiness],
  number: [...equality, 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', ...emptiness],
  date: [
    'isDateEqual',
    'isNotDateEqual',
    'dateLessThan',
    'dateLessThanOrEqual',
    'dateGreaterThan',
    'dateGreaterThanOrEqual',
    ...emptiness,
  ],
  tick: equality,
  choice: [...equality, ...emptiness],
  choices: [...equality, ...emptiness],
  decision: [...equality, ...emptiness],
  files: emptiness.toReversed(),
  rows: emptiness.toReversed(),
  filled: emptiness.toReversed(),
};

/**
 * Returns the operators for a kind of answer.
 * @param stored current operator; always included, even if it is unknown or not valid for the kind
 */
export function getOperators(kind: TargetKind, stored: string): readonly string[] {
  const usual = OPERATORS[kind];
  return usual.includes(stored) ? usual : [...usual, stored];
}

/**
 * Returns the operator of a comparison after its field was changed: the same one if possible, otherwise the default.
 */
export function resolveOperator(kind: TargetKind, operator: string): string {
  return OPERATORS[kind].includes(operator) ? operator : OPERATORS[kind][0]!;
}

export function hasValue(operator: string): boolean {
  return !emptiness.includes(operator);
}
