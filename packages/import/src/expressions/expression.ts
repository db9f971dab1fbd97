/** Abstract syntax tree of an expression, independent of the imported format's expression language. */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  /** Answer of a field, given the field's name in the imported file. */
  | { readonly kind: 'field'; readonly name: string }
  /** Answer that is being validated. */
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
  /** Whether a text contains another text, or a list contains a value. */
  | 'contains'
  | 'anyOf'
  | 'allOf';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Thrown for expressions that can't be parsed or have no equivalent as a rule. */
export class UntranslatableError extends Error {
  override readonly name = 'Untranslatable';
}

/** Maximum length and nesting depth of an expression. */
export const MAX_EXPRESSION_LENGTH = 5_000;
export const MAX_EXPRESSION_DEPTH = 40;
