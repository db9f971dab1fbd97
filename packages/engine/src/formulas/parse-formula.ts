import { FormulaError } from './formula-problem.ts';
import { readTokens, type Token } from './read-tokens.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

export type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=' | '&' | '+' | '-' | '*' | '/';

/** A formula as it is written; nothing is known of its fields yet. */
export type Expression = Place &
  (
    | { readonly kind: 'numeric'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'truth'; readonly value: boolean }
    | { readonly kind: 'field'; readonly name: string }
    | { readonly kind: 'column'; readonly table: string; readonly name: string }
    | { readonly kind: 'minus'; readonly of: Expression }
    | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  );

const deepest = 40;
const spellings: Readonly<Record<string, Operator>> = { '!=': '<>', '==': '=' };
/** From those that bind least on. */
const levels: readonly ReadonlySet<string>[] = [
  new Set(['=', '<>', '<', '<=', '>', '>=', '!=', '==']),
  new Set(['&']),
  new Set(['+', '-']),
  new Set(['*', '/']),
];
const truths: Readonly<Record<string, boolean>> = { TRUE: true, FALSE: false, WAHR: true, FALSCH: false };

/**
 * Reads a formula: numbers, "texts", TRUE and FALSE, [fields], [tables].[columns], signs and functions.
 *
 * @throws FormulaError
 */
export function parseFormula(source: string): Expression {
  const tokens = readTokens(source);
  let at = 0;
  let depth = 0;
  const peek = (): Token => tokens[at]!;
  const take = (): Token => tokens[at++]!;
  const isSign = (sign: string): boolean => peek().kind === 'sign' && peek().text === sign;

  function level(index: number): Expression {
    const operators = levels[index];
    if (!operators) return minus();
    let left = level(index + 1);
    let length = 0;
    while (peek().kind === 'sign' && operators.has(peek().text)) {
      const { text } = take();
      const right = level(index + 1);
      const operator = spellings[text] ?? (text as Operator);
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
      length += 1;
      if (length > deepest) throw new FormulaError({ code: 'tooDeep' }, left);
    }
    return left;
  }

  function minus(): Expression {
    if (!isSign('-') && !isSign('+')) return value();
    const sign = take();
    const of = deeper(minus, sign);
    if (sign.text === '+') return of;
    const place = { from: sign.from, to: of.to };
    return of.kind === 'numeric' ? { kind: 'numeric', value: -of.value, ...place } : { kind: 'minus', of, ...place };
  }

  function deeper(read: () => Expression, field: Place): Expression {
    depth += 1;
    if (depth > deepest) throw new FormulaError({ code: 'tooDeep' }, field);
    const expression = read();
    depth -= 1;
    return expression;
  }

  function value(): Expression {
    const token = take();
    const { from, to, text } = token;
    if (token.kind === 'numeric') return { kind: 'numeric', value: Number(text), from, to };
    if (token.kind === 'text') return { kind: 'text', value: text, from, to };
    if (token.kind === 'field') return field(token);
    if (token.kind === 'name') return name(token);
    if (token.kind === 'sign' && text === '(') {
      const inner = deeper(() => level(0), token);
      return { ...inner, from, to: close(token) };
    }
    at -= 1;
    throw new FormulaError(
      token.kind === 'end' ? { code: 'valueMissing' } : { code: 'unexpected', found: text },
      token,
    );
  }

  function field({ text, from, to }: Token): Expression {
    if (!isSign('.')) return { kind: 'field', name: text, from, to };
    take();
    const column = take();
    if (column.kind !== 'field') throw new FormulaError({ code: 'valueMissing' }, column);
    return { kind: 'column', table: text, name: column.text, from, to: column.to };
  }

  function name({ text, from, to }: Token): Expression {
    const upper = text.toUpperCase();
    if (!isSign('(')) {
      if (Object.hasOwn(truths, upper)) return { kind: 'truth', value: truths[upper]!, from, to };
      throw new FormulaError({ code: 'notWritten', name: text }, { from, to });
    }
    const open = take();
    const given: Expression[] = [];
    while (!isSign(')')) {
      given.push(deeper(() => level(0), open));
      if (!isSign(',') && !isSign(';')) break;
      take();
      if (isSign(')')) throw new FormulaError({ code: 'valueMissing' }, peek());
    }
    return { kind: 'call', name: upper, given, from, to: close(open) };
  }

  /** @returns where the bracket ends */
  function close(open: Token): number {
    if (isSign(')')) return take().to;
    const next = peek();
    throw next.kind === 'end'
      ? new FormulaError({ code: 'unclosedBracket' }, { from: open.from, to: next.to })
      : new FormulaError({ code: 'unexpected', found: next.text }, next);
  }

  const expression = level(0);
  const rest = peek();
  if (rest.kind !== 'end') throw new FormulaError({ code: 'unexpected', found: rest.text }, rest);
  return expression;
}
