import {
  createBinaryBuilder,
  createNegation,
  type Expression,
  type ExpressionGrammar,
  type ExpressionToken,
  parseExpression,
  tokenize,
  UntranslatableError,
} from '../expressions/expression.ts';
import type { ExpressionCompiler, JsonLogicRule } from '../expressions/to-json-logic.ts';
import type { ExpressionLanguage } from '../logic/add-logic.ts';

const createValueToken = (given: string | number | boolean): ExpressionToken => ({
  kind: 'value',
  expression: { kind: 'value', value: given },
});
const createFieldToken = (name: string): ExpressionToken => ({ kind: 'value', expression: { kind: 'field', name } });

const tokenKinds: readonly (readonly [RegExp, (match: RegExpExecArray) => ExpressionToken])[] = [
  [/\$\{\s*([^{}\s]+)\s*\}/y, ([, name = '']) => createFieldToken(name.replace(/^last-saved#/, ''))],
  [/'([^']*)'/y, ([, text = '']) => createValueToken(text)],
  [/"([^"]*)"/y, ([, text = '']) => createValueToken(text)],
  [/\d+(?:\.\d+)?/y, ([text]) => createValueToken(Number(text))],
  [/\.\d+/y, ([text]) => createValueToken(Number(text))],
  [/(?:\.\.\/|\/)[\w./-]{1,300}/y, ([text]) => createFieldToken(text.slice(text.lastIndexOf('/') + 1))],
  [/\.\./y, () => ({ kind: 'word', text: '..' })],
  [/\./y, () => ({ kind: 'value', expression: { kind: 'self' } })],
  [/\p{L}[\p{L}\w:-]*/uy, ([text]) => ({ kind: 'word', text })],
  [/<=|>=|!=|[=<>+\-*(),]/y, ([text]) => ({ kind: 'word', text })],
];

const binaryOperators: Readonly<Record<string, readonly [number, Parameters<typeof createBinaryBuilder>[0]]>> = {
  or: [1, 'or'],
  and: [2, 'and'],
  '=': [4, '='],
  '!=': [4, '!='],
  '<': [5, '<'],
  '<=': [5, '<='],
  '>': [5, '>'],
  '>=': [5, '>='],
  '+': [6, '+'],
  '-': [6, '-'],
  '*': [7, '*'],
  div: [7, '/'],
  mod: [7, '%'],
};

const grammar: ExpressionGrammar = {
  tokens: (source) => tokenize(source, tokenKinds),
  binary(word) {
    const found = Object.hasOwn(binaryOperators, word.toLowerCase()) ? binaryOperators[word.toLowerCase()] : undefined;
    return found && { power: found[0], build: createBinaryBuilder(found[1]) };
  },
  postfix: () => undefined,
  prefix: (word) => (word === '-' ? (of) => ({ kind: 'one', operator: 'minus', of }) : undefined),
  word: (word) => {
    // Form authors may write `true` and `false` without the parentheses that XPath requires.
    if (/^(true|false)$/i.test(word)) return { kind: 'value', value: word.toLowerCase() === 'true' };
    throw new UntranslatableError(`unexpected ${word}`);
  },
};

const todayRule: JsonLogicRule = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

type CompileFunction = (given: readonly Expression[], compile: ExpressionCompiler) => JsonLogicRule | undefined;

const functionCompilers: Readonly<Record<string, CompileFunction>> = {
  if: ([compileCondition, trueRule, falseRule], compile) =>
    compileCondition &&
    trueRule &&
    falseRule && { if: [compile.truth(compileCondition), compile(trueRule), compile(falseRule)] },
  today: () => todayRule,
  now: () => ({ relativeMaxDate: [0] }),
  date: ([of], compile) => of && { substr: [compile(of), 0, 10] },
  number: ([of], compile) => of && { '+': [compile.number(of)] },
  int: ([of], compile) => of && { '-': [compile.number(of), { '%': [compile.number(of), 1] }] },
  string: ([of], compile) => of && { cat: [compile(of)] },
  boolean: ([of], compile) => of && compile.truth(of),
  round: ([of, places], compile) => of && { _round: [compile.number(of), places ? compile(places) : 0] },
  concat: (given, compile) => given.length > 0 && { cat: given.map(compile) },
  coalesce: ([one, other], compile) => one && other && { if: [compile.filled(one), compile(one), compile(other)] },
  once: ([of], compile) => of && compile(of),
  min: (given, compile) => given.length > 1 && { min: given.map(compile.number) },
  max: (given, compile) => given.length > 1 && { max: given.map(compile.number) },
  'starts-with': ([of, begin], compile) =>
    of &&
    begin?.kind === 'value' && {
      '==': [{ substr: [{ cat: [compile(of)] }, 0, String(begin.value).length] }, String(begin.value)],
    },
  'substring-before': () => undefined,
  substr: ([of, from, to], compile) => {
    if (!of || from?.kind !== 'value' || (to && to.kind !== 'value')) return undefined;
    const length = to?.kind === 'value' ? [Number(to.value) - Number(from.value)] : [];
    return { substr: [{ cat: [compile(of)] }, Number(from.value), ...length] };
  },
  'count-selected': ([of], compile) => of && createCount(of, compile),
  sum: ([of], compile) => of && createColumnSum(of, compile),
} as Readonly<Record<string, CompileFunction>>;

function createCount(list: Expression, compile: ExpressionCompiler): JsonLogicRule | undefined {
  const known = compile.fieldOf(list);
  if (known?.kind === 'boxes' && known.choices.length <= 100) {
    const items = known.choices.map((choice): Expression => ({ kind: 'value', value: choice }));
    return { '+': items.map((item) => ({ if: [compile.has(list, item), 1, 0] })) };
  }
  if (known?.kind !== 'list') return undefined;
  return { reduce: [compile(list), { '+': [1, { var: 'accumulator' }] }, 0] };
}

/** Sums a column over all rows of a repeat, for an expression outside the repeat. */
function createColumnSum(of: Expression, compile: ExpressionCompiler): JsonLogicRule | undefined {
  const known = compile.fieldOf(of);
  if (!known || known.rowsPathLength === 0) return undefined;
  const rows = `data.${known.path.slice(0, known.rowsPathLength).join('.')}`;
  const column = `current.${known.path.slice(known.rowsPathLength).join('.')}`;
  return { reduce: [{ var: rows }, { '+': [{ or: [{ var: column }, 0] }, { var: 'accumulator' }] }, 0] };
}

/** XPath expressions of XLSForm: `${age} > 18 and selected(${crops}, 'maize')`. */
export const xpathLanguage: ExpressionLanguage = {
  parse: (source) => simplifyCall(parseExpression(source.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'), grammar)),
  call: (name, given, compile) =>
    Object.hasOwn(functionCompilers, name) ? functionCompilers[name]!(given, compile) || undefined : undefined,
};

/** Replaces function calls with equivalent operators where possible. */
function simplifyCall(expression: Expression): Expression {
  switch (expression.kind) {
    case 'call': {
      const given = expression.operands.map(simplifyCall);
      const [first, second] = given;
      if (expression.name === 'not' && first) return createNegation(first);
      if ((expression.name === 'selected' || expression.name === 'contains') && first && second)
        return createBinaryBuilder('contains')(first, second);
      if (expression.name === 'true') return { kind: 'value', value: true };
      if (expression.name === 'false') return { kind: 'value', value: false };
      return { ...expression, operands: given };
    }
    case 'one':
      return { ...expression, of: simplifyCall(expression.of) };
    case 'two':
      return rejectDates({ ...expression, left: simplifyCall(expression.left), right: simplifyCall(expression.right) });
    default:
      return expression;
  }
}

/** Rejects calculations with dates. NOTE: XPath counts days between dates, while JSONLogic would subtract texts. */
function rejectDates(expression: Expression & { readonly kind: 'two' }): Expression {
  const isDate = (one: Expression) => one.kind === 'call' && ['today', 'now', 'date'].includes(one.name);
  const { operator, left, right } = expression;
  if ((operator === '-' || operator === '+') && (isDate(left) || isDate(right)))
    throw new UntranslatableError('calculations with dates');
  return expression;
}
