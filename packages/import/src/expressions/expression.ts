/** What an expression of a foreign form says, whatever it was written in. */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  /** A question, by the name that the file has for it. */
  | { readonly kind: 'field'; readonly name: string }
  /** The answer that is being checked. */
  | { readonly kind: 'self' }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
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
  /** A part of a text, or one of what was chosen. */
  | 'contains'
  | 'anyOf'
  | 'allOf';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression that nobody can read, or say in our rules. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable';
}

/** Longer and deeper ones are not read. */
export const mostCharacters = 5_000;
export const mostDepth = 40;
