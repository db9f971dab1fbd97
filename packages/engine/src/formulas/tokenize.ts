import { FormulaException } from './formula-error.ts';

/** Token of a formula and its position. `text` is the name of a field, or the content of a text literal. */
export interface Token {
  readonly kind: 'numeric' | 'text' | 'field' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const maxLength = 10_000;
const tokenPatterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['numeric', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y],
  ['name', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['sign', /<=|>=|<>|!=|==|[-+*/&=<>(),;.]/y],
];
const whitespacePattern = /\s+/y;

/**
 * Splits a formula into tokens.
 *
 * @throws FormulaException
 */
export function tokenize(source: string): readonly Token[] {
  if (source.length > maxLength)
    throw new FormulaException({ code: 'tooLong' }, { from: maxLength, to: source.length });
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const space = matchAt(whitespacePattern, source, at);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const token = readQuotedToken(source, at) ?? readPlainToken(source, at);
    tokens.push(token);
    at = token.to;
  }
  return [...tokens, { kind: 'end', text: '', from: source.length, to: source.length }];
}

function readPlainToken(source: string, from: number): Token {
  for (const [kind, pattern] of tokenPatterns) {
    const text = matchAt(pattern, source, from);
    if (text !== undefined) return { kind, text, from, to: from + text.length };
  }
  const found = String.fromCodePoint(source.codePointAt(from)!);
  throw new FormulaException({ code: 'character', found }, { from, to: from + found.length });
}

/** Parses a text in quotes or a field in brackets; a doubled closing character means the character itself. */
function readQuotedToken(source: string, from: number): Token | undefined {
  const kind = source[from] === '"' ? 'text' : source[from] === '[' ? 'field' : undefined;
  if (!kind) return undefined;
  const end = kind === 'text' ? '"' : ']';
  let text = '';
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] !== end) text += source[at];
    else if (source[at + 1] === end) {
      text += end;
      at += 1;
    } else return { kind, text, from, to: at + 1 };
  }
  throw new FormulaException({ code: kind === 'text' ? 'unclosedText' : 'unclosedField' }, { from, to: source.length });
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
