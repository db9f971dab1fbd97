import type { TargetKind } from './target-fields.ts';

const equality = ['isEqual', 'isNotEqual'];
const emptiness = ['isEmpty', 'isNotEmpty'];

/** Operators that make sense for a kind of answer; the first is what a new comparison has. */
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

/** @param stored an operator that is kept in the list although it does not fit, or nobody knows it */
export function operatorsOf(kind: TargetKind, stored: string): readonly string[] {
  const usual = OPERATORS[kind];
  return usual.includes(stored) ? usual : [...usual, stored];
}

/** The operator that a comparison has after its field was changed to one of another kind. */
export function fittingOperator(kind: TargetKind, operator: string): string {
  return OPERATORS[kind].includes(operator) ? operator : OPERATORS[kind][0]!;
}

export function takesValue(operator: string): boolean {
  return !emptiness.includes(operator);
}
