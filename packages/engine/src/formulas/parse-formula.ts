import { FormulaException } from './formula.ts';

interface TextRange {
  readonly from: number;
  readonly to: number;
}

export type FormulaOperator = '=' | '<>' | '<' | '<=' | '>' | '>=' | '&' | '+' | '-' | '*' | '/';

/** Syntax tree of a formula; fields are not resolved yet. */
export type Expression = TextRange &
  (
    | { readonly kind: 'numeric'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'truth'; readonly value: boolean }
    | { readonly kind: 'field'; readonly name: string }
    | { readonly kind: 'column'; readonly table: string; readonly name: string }
    | { readonly kind: 'minus'; readonly of: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: FormulaOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  );

const maxDepth = 40;
const operatorSpellings: Readonly<Record<string, FormulaOperator>> = { '!=': '<>', '==': '=' };
/** Operators by precedence, lowest first. */
const operatorLevels: readonly ReadonlySet<string>[] = [
  new Set(['=', '<>', '<', '<=', '>', '>=', '!=', '==']),
  new Set(['&']),
  new Set(['+', '-']),
  new Set(['*', '/']),
];
const booleanNames: Readonly<Record<string, boolean>> = { TRUE: true, FALSE: false, WAHR: true, FALSCH: false };

/**
 * Parses a formula: numbers, "texts", TRUE and FALSE, [fields], [tables].[columns], operators and functions.
 *
 * @throws FormulaException
 */
export function parseFormula(source: string): Expression {
  const tokens = tokenize(source);
  let position = 0;
  let depth = 0;
  const peek = (): Token => tokens[position]!;
  const consume = (): Token => tokens[position++]!;
  const isNextOperator = (sign: string): boolean => peek().kind === 'sign' && peek().text === sign;

  function level(index: number): Expression {
    const operators = operatorLevels[index];
    if (!operators) return minus();
    let left = level(index + 1);
    let length = 0;
    while (peek().kind === 'sign' && operators.has(peek().text)) {
      const { text } = consume();
      const right = level(index + 1);
      const operator = operatorSpellings[text] ?? (text as FormulaOperator);
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
      length += 1;
      if (length > maxDepth) throw new FormulaException({ code: 'tooDeep' }, left);
    }
    return left;
  }

  function minus(): Expression {
    if (!isNextOperator('-') && !isNextOperator('+')) return value();
    const sign = consume();
    const of = parseNested(minus, sign);
    if (sign.text === '+') return of;
    const place = { from: sign.from, to: of.to };
    return of.kind === 'numeric' ? { kind: 'numeric', value: -of.value, ...place } : { kind: 'minus', of, ...place };
  }

  function parseNested(read: () => Expression, field: TextRange): Expression {
    depth += 1;
    if (depth > maxDepth) throw new FormulaException({ code: 'tooDeep' }, field);
    const expression = read();
    depth -= 1;
    return expression;
  }

  function value(): Expression {
    const token = consume();
    const { from, to, text } = token;
    if (token.kind === 'numeric') return { kind: 'numeric', value: Number(text), from, to };
    if (token.kind === 'text') return { kind: 'text', value: text, from, to };
    if (token.kind === 'field') return field(token);
    if (token.kind === 'name') return name(token);
    if (token.kind === 'sign' && text === '(') {
      const inner = parseNested(() => level(0), token);
      return { ...inner, from, to: parseClosing(token) };
    }
    position -= 1;
    throw new FormulaException(
      token.kind === 'end' ? { code: 'valueMissing' } : { code: 'unexpected', found: text },
      token,
    );
  }

  function field({ text, from, to }: Token): Expression {
    if (!isNextOperator('.')) return { kind: 'field', name: text, from, to };
    consume();
    const column = consume();
    if (column.kind !== 'field') throw new FormulaException({ code: 'valueMissing' }, column);
    return { kind: 'column', table: text, name: column.text, from, to: column.to };
  }

  function name({ text, from, to }: Token): Expression {
    const upper = text.toUpperCase();
    if (!isNextOperator('(')) {
      if (Object.hasOwn(booleanNames, upper)) return { kind: 'truth', value: booleanNames[upper]!, from, to };
      throw new FormulaException({ code: 'notWritten', name: text }, { from, to });
    }
    const open = consume();
    const given: Expression[] = [];
    while (!isNextOperator(')')) {
      given.push(parseNested(() => level(0), open));
      if (!isNextOperator(',') && !isNextOperator(';')) break;
      consume();
      if (isNextOperator(')')) throw new FormulaException({ code: 'valueMissing' }, peek());
    }
    return { kind: 'call', name: upper, given, from, to: parseClosing(open) };
  }

  /** Parses a closing parenthesis. @returns the position after it */
  function parseClosing(open: Token): number {
    if (isNextOperator(')')) return consume().to;
    const next = peek();
    throw next.kind === 'end'
      ? new FormulaException({ code: 'unclosedBracket' }, { from: open.from, to: next.to })
      : new FormulaException({ code: 'unexpected', found: next.text }, next);
  }

  const expression = level(0);
  const rest = peek();
  if (rest.kind !== 'end') throw new FormulaException({ code: 'unexpected', found: rest.text }, rest);
  return expression;
}

/** Token of a formula and its position. `text` is the name of a field, or the content of a text literal. */
interface Token {
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
function tokenize(source: string): readonly Token[] {
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
