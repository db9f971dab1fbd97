/** Comparison of an answer with a value. The field is identified by its label. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly label: string;
  readonly operator: string;
  readonly value?: string | number | boolean;
}

/** Condition for showing a field or section. */
export type Condition =
  | Comparison
  | { readonly kind: 'joined'; readonly conjunction: 'all' | 'any'; readonly of: readonly Comparison[] }
  /** Is true if at least one question of a checklist has one of these answers. */
  | { readonly kind: 'checklist'; readonly label: string; readonly answers: readonly string[] };

const createComparison =
  (operator: string) =>
  (label: string, value?: string | number | boolean): Comparison => ({
    kind: 'comparison',
    label,
    operator,
    ...(value !== undefined && { value }),
  });

/** Creates a condition that is true if an answer equals a choice or number. */
export const equals = createComparison('isEqual');
export const notEquals = createComparison('isNotEqual');
/** Creates a condition that is true if a checkbox of a group is selected. */
export const includesChoice = createComparison('isEqual');
export const greaterThan = createComparison('greaterThan');
export const atLeast = createComparison('greaterThanOrEqual');
export const lessThan = createComparison('lessThan');
export const isFilled = (label: string): Comparison => createComparison('isNotEmpty')(label);
export const isChecked = (label: string): Comparison => createComparison('isEqual')(label, true);

export const allOf = (...of: readonly Comparison[]): Condition => ({ kind: 'joined', conjunction: 'all', of });
export const anyOf = (...of: readonly Comparison[]): Condition => ({ kind: 'joined', conjunction: 'any', of });
/** Creates a condition that is true if an answer is one of these choices. */
export const oneOf = (label: string, ...values: readonly string[]): Condition =>
  anyOf(...values.map((value) => equals(label, value)));
/** Creates a condition that is true if at least one question of a checklist has one of these answers. */
export const anyQuestionHas = (label: string, ...answers: readonly string[]): Condition => ({
  kind: 'checklist',
  label,
  answers,
});
