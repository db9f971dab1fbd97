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

export type ExpressionToken =
  | { readonly kind: 'value'; readonly expression: Expression }
  /** Word or operator. Its meaning depends on its position. */
  | { readonly kind: 'word'; readonly text: string };

/** Grammar of an expression language. */
export interface ExpressionGrammar {
  /** Splits a source text into tokens. @throws {UntranslatableError} */
  tokens(source: string): readonly ExpressionToken[];
  /** Returns the precedence and the meaning of an infix operator; `undefined` for other words. */
  binary(
    word: string,
  ): { readonly power: number; readonly build: (left: Expression, right: Expression) => Expression } | undefined;
  /** Returns the meaning of a postfix operator, such as `empty`. */
  postfix(word: string): ((of: Expression) => Expression) | undefined;
  prefix(word: string): ((of: Expression) => Expression) | undefined;
  /** Returns the meaning of a standalone word. */
  word(word: string): Expression | undefined;
}

export const createBinaryBuilder =
  (operator: BinaryOperator) =>
  (left: Expression, right: Expression): Expression => ({ kind: 'two', operator, left, right });

export const createNegation = (of: Expression): Expression => ({ kind: 'one', operator: 'not', of });

/**
 * Parses an expression.
 *
 * @throws {UntranslatableError}
 */
export function parseExpression(source: string, grammar: ExpressionGrammar): Expression {
  if (source.length > MAX_EXPRESSION_LENGTH) throw new UntranslatableError('too long');
  const reader = { tokens: grammar.tokens(source), at: 0, depth: 0 };
  const expression = parseOperation(reader, grammar, 0);
  if (reader.at < reader.tokens.length) throw new UntranslatableError('unexpected text after the expression');
  return expression;
}

interface TokenReader {
  readonly tokens: readonly ExpressionToken[];
  at: number;
  depth: number;
}

function parseOperation(reader: TokenReader, grammar: ExpressionGrammar, power: number): Expression {
  reader.depth += 1;
  if (reader.depth > MAX_EXPRESSION_DEPTH) throw new UntranslatableError('nested too deeply');
  let left = parseOperand(reader, grammar);
  for (;;) {
    const word = getWord(reader);
    if (word === undefined) break;
    const behind = grammar.postfix(word);
    if (behind) {
      reader.at += 1;
      left = behind(left);
      continue;
    }
    const infix = grammar.binary(word);
    if (!infix || infix.power <= power) break;
    reader.at += 1;
    left = infix.build(left, parseOperation(reader, grammar, infix.power));
  }
  reader.depth -= 1;
  return left;
}

function getWord({ tokens, at }: TokenReader): string | undefined {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : undefined;
}

function parseOperand(reader: TokenReader, grammar: ExpressionGrammar): Expression {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (!token) throw new UntranslatableError('a value is missing');
  if (token.kind === 'value') return token.expression;
  const { text } = token;
  if (text === '(') {
    const inside = parseOperation(reader, grammar, 0);
    expectWord(reader, ')');
    return inside;
  }
  if (text === '[') return { kind: 'list', items: parseList(reader, grammar, ']') };
  const prefixOperator = grammar.prefix(text);
  if (prefixOperator && (getWord(reader) !== '(' || !isName(text)))
    return prefixOperator(parseOperation(reader, grammar, 90));
  if (getWord(reader) === '(' && isName(text)) {
    reader.at += 1;
    return { kind: 'call', name: text, operands: parseList(reader, grammar, ')') };
  }
  const standalone = grammar.word(text);
  if (standalone) return standalone;
  throw new UntranslatableError(`unexpected ${text}`);
}

const isName = (text: string): boolean => /^[\p{L}_]/u.test(text);

function parseList(reader: TokenReader, grammar: ExpressionGrammar, end: string): readonly Expression[] {
  const items: Expression[] = [];
  if (getWord(reader) === end) {
    reader.at += 1;
    return items;
  }
  for (;;) {
    items.push(parseOperation(reader, grammar, 0));
    if (getWord(reader) !== ',') break;
    reader.at += 1;
  }
  expectWord(reader, end);
  return items;
}

function expectWord(reader: TokenReader, text: string): void {
  if (getWord(reader) !== text) throw new UntranslatableError(`${text} is missing`);
  reader.at += 1;
}

/** Splits a source text into tokens with sticky regular expressions. Whitespace is skipped. */
export function tokenize(
  source: string,
  kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => ExpressionToken])[],
): readonly ExpressionToken[] {
  const tokens: ExpressionToken[] = [];
  let at = 0;
  while (at < source.length) {
    if (/\s/.test(source.charAt(at))) {
      at += 1;
      continue;
    }
    const found = findFirstMatch(source, at, kinds);
    if (!found) throw new UntranslatableError(`unexpected ${source.charAt(at)}`);
    tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function findFirstMatch(
  source: string,
  at: number,
  kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => ExpressionToken])[],
) {
  for (const [expression, createToken] of kinds) {
    expression.lastIndex = at;
    const match = expression.exec(source);
    if (match && match[0].length > 0) return { token: createToken(match), end: at + match[0].length };
  }
  return undefined;
}
