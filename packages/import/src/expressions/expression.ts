/** Abstract syntax tree of an expression, independent of the language of the foreign form. */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  /** A field, by its name in the file. */
  | { readonly kind: 'field'; readonly name: string }
  /** The answer being validated. */
  | { readonly kind: 'self' }
  | { readonly kind: 'call'; readonly name: string; readonly operands: readonly Expression[] }
  | { readonly kind: 'one'; readonly operator: UnaryOperator; readonly of: Expression }
  | { readonly kind: 'two'; readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression };

export type UnaryOperator = 'not' | 'minus' | 'empty' | 'filled';

export type BinaryOperator =
  | 'and'
  | 'or'
  | Comparison
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  /** Whether a text contains another, or a list contains a value. */
  | 'contains'
  | 'anyOf'
  | 'allOf';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Thrown for expressions that can't be parsed or have no equivalent as a rule. */
export class UntranslatableError extends Error {
  override readonly name = 'Untranslatable';
}

/** Limits of length and nesting. */
export const MAX_CHARACTERS = 5_000;
export const MAX_DEPTH = 40;
