import { type BinaryOperator, type Expression, mostCharacters, mostDepth, Untranslatable } from './expression.ts';

export type Token =
  | { readonly kind: 'value'; readonly expression: Expression }
  /** A word or a sign: what it is depends on where it stands. */
  | { readonly kind: 'word'; readonly text: string };

/** How a language writes its expressions. */
export interface Grammar {
  /** @throws {Untranslatable} */
  tokens(source: string): readonly Token[];
  /** What a word between two values does: how strongly it binds, and what it means. */
  binary(
    word: string,
  ): { readonly power: number; readonly build: (left: Expression, right: Expression) => Expression } | undefined;
  /** What a word behind a value says of it: `empty`. */
  postfix(word: string): ((of: Expression) => Expression) | undefined;
  prefix(word: string): ((of: Expression) => Expression) | undefined;
  /** What a word alone stands for. */
  word(word: string): Expression | undefined;
}

export const two =
  (operator: BinaryOperator) =>
  (left: Expression, right: Expression): Expression => ({ kind: 'two', operator, left, right });

export const not = (of: Expression): Expression => ({ kind: 'one', operator: 'not', of });

/**
 * Reads an expression.
 *
 * @throws {Untranslatable}
 */
export function parseExpression(source: string, grammar: Grammar): Expression {
  if (source.length > mostCharacters) throw new Untranslatable('too long');
  const reader = { tokens: grammar.tokens(source), at: 0, depth: 0 };
  const expression = parse(reader, grammar, 0);
  if (reader.at < reader.tokens.length) throw new Untranslatable('more than an expression');
  return expression;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
}

function parse(reader: Reader, grammar: Grammar, power: number): Expression {
  reader.depth += 1;
  if (reader.depth > mostDepth) throw new Untranslatable('too deep');
  let left = parseFirst(reader, grammar);
  for (;;) {
    const word = wordAt(reader);
    if (word === undefined) break;
    const behind = grammar.postfix(word);
    if (behind) {
      reader.at += 1;
      left = behind(left);
      continue;
    }
    const between = grammar.binary(word);
    if (!between || between.power <= power) break;
    reader.at += 1;
    left = between.build(left, parse(reader, grammar, between.power));
  }
  reader.depth -= 1;
  return left;
}

function wordAt({ tokens, at }: Reader): string | undefined {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : undefined;
}

function parseFirst(reader: Reader, grammar: Grammar): Expression {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (!token) throw new Untranslatable('a value is missing');
  if (token.kind === 'value') return token.expression;
  const { text } = token;
  if (text === '(') {
    const inside = parse(reader, grammar, 0);
    expect(reader, ')');
    return inside;
  }
  if (text === '[') return { kind: 'list', items: parseList(reader, grammar, ']') };
  const before = grammar.prefix(text);
  if (before && (wordAt(reader) !== '(' || !isName(text))) return before(parse(reader, grammar, 90));
  if (wordAt(reader) === '(' && isName(text)) {
    reader.at += 1;
    return { kind: 'call', name: text, given: parseList(reader, grammar, ')') };
  }
  const alone = grammar.word(text);
  if (alone) return alone;
  throw new Untranslatable(`unexpected ${text}`);
}

const isName = (text: string): boolean => /^[\p{L}_]/u.test(text);

function parseList(reader: Reader, grammar: Grammar, end: string): readonly Expression[] {
  const items: Expression[] = [];
  if (wordAt(reader) === end) {
    reader.at += 1;
    return items;
  }
  for (;;) {
    items.push(parse(reader, grammar, 0));
    if (wordAt(reader) !== ',') break;
    reader.at += 1;
  }
  expect(reader, end);
  return items;
}

function expect(reader: Reader, text: string): void {
  if (wordAt(reader) !== text) throw new Untranslatable(`${text} is missing`);
  reader.at += 1;
}

/** Cuts a source into tokens by expressions that begin where the last one ended; blanks are left out. */
export function cutTokens(
  source: string,
  kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[],
): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    if (/\s/.test(source.charAt(at))) {
      at += 1;
      continue;
    }
    const found = firstMatch(source, at, kinds);
    if (!found) throw new Untranslatable(`unexpected ${source.charAt(at)}`);
    tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function firstMatch(
  source: string,
  at: number,
  kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[],
) {
  for (const [expression, make] of kinds) {
    expression.lastIndex = at;
    const match = expression.exec(source);
    if (match && match[0].length > 0) return { token: make(match), end: at + match[0].length };
  }
  return undefined;
}
