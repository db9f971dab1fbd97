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

const compare =
  (operator: string) =>
  (label: string, value?: string | number | boolean): Comparison => ({
    kind: 'comparison',
    label,
    operator,
    ...(value !== undefined && { value }),
  });

/** Creates a condition that is true if an answer equals a choice or number. */
export const is = compare('isEqual');
export const isNot = compare('isNotEqual');
/** Creates a condition that is true if a checkbox of a group is selected. */
export const has = compare('isEqual');
export const above = compare('greaterThan');
export const atLeast = compare('greaterThanOrEqual');
export const below = compare('lessThan');
export const filled = (label: string): Comparison => compare('isNotEmpty')(label);
export const ticked = (label: string): Comparison => compare('isEqual')(label, true);

export const all = (...of: readonly Comparison[]): Condition => ({ kind: 'joined', conjunction: 'all', of });
export const any = (...of: readonly Comparison[]): Condition => ({ kind: 'joined', conjunction: 'any', of });
/** Creates a condition that is true if an answer is one of these choices. */
export const oneOf = (label: string, ...values: readonly string[]): Condition =>
  any(...values.map((value) => is(label, value)));
/** Creates a condition that is true if at least one question of a checklist has one of these answers. */
export const anyAnswer = (label: string, ...answers: readonly string[]): Condition => ({
  kind: 'checklist',
  label,
  answers,
});
