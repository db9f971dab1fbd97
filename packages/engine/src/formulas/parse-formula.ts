import { FormulaException } from './formula-error.ts';
import { type Token, tokenize } from './tokenize.ts';

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
