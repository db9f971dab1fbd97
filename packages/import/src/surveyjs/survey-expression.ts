import { type Expression, UntranslatableError } from '../expressions/expression.ts';
import {
  createBinary,
  createNot,
  type Grammar,
  parseExpression,
  type Token,
  tokenize,
} from '../expressions/parse-expression.ts';
import type { Compile, Rule } from '../expressions/to-json-logic.ts';
import type { ExpressionLanguage } from '../logic/write-logic.ts';

const createValue = (given: string | number | boolean | null): Token => ({
  kind: 'value',
  expression: { kind: 'value', value: given },
});

const unescapeQuotes = (text: string): string => text.replaceAll("\\'", "'").replaceAll('\\"', '"');

const kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[] = [
  [/\{([^{}]{1,300})\}/y, ([, name = '']) => ({ kind: 'value', expression: createField(name.trim()) })],
  [/'([^']*)'/y, ([, text = '']) => createValue(unescapeQuotes(text))],
  [/"([^"]*)"/y, ([, text = '']) => createValue(unescapeQuotes(text))],
  [/\d+(?:\.\d+)?/y, ([text]) => createValue(Number(text))],
  [/[\p{L}_$\d][\p{L}\w$-]*/uy, ([text]) => ({ kind: 'word', text })],
  [/<=|>=|<>|!=|==|&&|\|\||[=<>!+\-*/%^(),[\]]/y, ([text]) => ({ kind: 'word', text })],
];

/** Parses the name in braces: `{$self}` is the answer that is validated, `{#a}` the unconverted answer of `a`. */
function createField(name: string): Expression {
  if (name === '$self' || name === 'self') return { kind: 'self' };
  return { kind: 'field', name: name.replace(/^[#$]/, '') };
}

const noArguments = createBinary('anyOf');

/** Infix operators with their precedence and meaning, sorted by precedence from the lowest. */
const binaryOperators: readonly (readonly [
  number,
  readonly string[],
  (left: Expression, right: Expression) => Expression,
])[] = [
  [1, ['or', '||'], createBinary('or')],
  [2, ['and', '&&'], createBinary('and')],
  [4, ['=', '==', 'equal'], createBinary('=')],
  [4, ['!=', '<>', 'notequal'], createBinary('!=')],
  [4, ['>=', 'greaterorequal'], createBinary('>=')],
  [4, ['<=', 'lessorequal'], createBinary('<=')],
  [4, ['>', 'greater'], createBinary('>')],
  [4, ['<', 'less'], createBinary('<')],
  [4, ['contains', 'contain', '*='], createBinary('contains')],
  [4, ['notcontains', 'notcontain'], (left, right) => createNot(createBinary('contains')(left, right))],
  [4, ['anyof'], createBinary('anyOf')],
  [4, ['allof'], createBinary('allOf')],
  [4, ['noneof'], (left, right) => createNot(noArguments(left, right))],
  [5, ['+'], createBinary('+')],
  [5, ['-'], createBinary('-')],
  [6, ['*'], createBinary('*')],
  [6, ['/'], createBinary('/')],
  [6, ['%'], createBinary('%')],
];

const grammar: Grammar = {
  tokens: (source) => tokenize(source, kinds),
  binary(word) {
    const found = binaryOperators.find(([, words]) => words.includes(word.toLowerCase()));
    return found && { power: found[0], build: found[2] };
  },
  postfix(word) {
    if (word.toLowerCase() === 'empty') return (of) => ({ kind: 'one', operator: 'empty', of });
    return word.toLowerCase() === 'notempty' ? (of) => ({ kind: 'one', operator: 'filled', of }) : undefined;
  },
  prefix(word) {
    if (word === '!' || word.toLowerCase() === 'negate' || word.toLowerCase() === 'not') return createNot;
    return word === '-' ? (of) => ({ kind: 'one', operator: 'minus', of }) : undefined;
  },
  word: (word) => ({ kind: 'value', value: word === 'true' ? true : word === 'false' ? false : parseWord(word) }),
};

/** Returns the text of a word without quotes. */
function parseWord(word: string): string | null {
  if (!/^[\p{L}\d_$]/u.test(word)) throw new UntranslatableError(`unexpected ${word}`);
  return word === 'null' || word === 'undefined' ? null : word;
}

const today: Rule = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

const functions: Readonly<Record<string, (given: readonly Expression[], compile: Compile) => Rule | undefined>> = {
  iif: ([compileCondition, trueRule, falseRule], compile) =>
    compileCondition &&
    trueRule &&
    falseRule && { if: [compile.truth(compileCondition), compile(trueRule), compile(falseRule)] },
  sum: (given, compile) => given.length > 0 && { '+': flattenRows(given).map(compile.number) },
  avg: (given, compile) =>
    given.length > 0 && { '/': [{ '+': flattenRows(given).map(compile.number) }, flattenRows(given).length] },
  min: (given, compile) => given.length > 0 && { min: flattenRows(given).map(compile.number) },
  max: (given, compile) => given.length > 0 && { max: flattenRows(given).map(compile.number) },
  round: ([of, digits], compile) => of && { _round: [compile.number(of), digits ? compile(digits) : 0] },
  today: (given) => (given.length === 0 ? today : undefined),
  currentdate: () => today,
  age: ([of], compile) => of && createYearsUntilToday(compile(of)),
  getdate: ([of], compile) => of && { substr: [compile(of), 0, 10] },
  suminarray: (given, compile) => aggregateRows(given, compile, ({ rows, column }) => createSum(rows, column)),
  countinarray: (given, compile) =>
    aggregateRows(given, compile, ({ rows }) => ({ reduce: [rows, { '+': [1, { var: 'accumulator' }] }, 0] })),
  avginarray: (given, compile) =>
    aggregateRows(given, compile, ({ rows, column }) => ({
      '/': [createSum(rows, column), { reduce: [rows, { '+': [1, { var: 'accumulator' }] }, 0] }],
    })),
  trunc: ([of], compile) => of && { '-': [compile.number(of), { '%': [compile.number(of), 1] }] },
  isempty: ([of], compile) => of && { '!': [compile.filled(of)] },
} as Readonly<Record<string, (given: readonly Expression[], compile: Compile) => Rule | undefined>>;

const flattenRows = (given: readonly Expression[]): readonly Expression[] =>
  given.flatMap((one) => (one.kind === 'list' ? one.items : [one]));

const createSum = (rows: Rule, column: string): Rule => ({
  reduce: [rows, { '+': [{ or: [{ var: `current.${column}` }, 0] }, { var: 'accumulator' }] }, 0],
});

/** Aggregates a column of grid rows. The second operand is the column's name as a text. */
function aggregateRows(
  [list, column]: readonly Expression[],
  compile: Compile,
  build: (columnName: { readonly rows: Rule; readonly column: string }) => Rule,
): Rule | undefined {
  if (!list || compile.fieldOf(list)?.kind !== 'rows' || column?.kind !== 'value') return undefined;
  const name = String(column.value);
  return /^\w+$/.test(name) ? build({ rows: { var: compile.variable(list) }, column: name }) : undefined;
}

/**
 * Computes the number of full years from a date until today. Both are converted to numbers such as `20261123`; their
 * difference is divided by 10,000 and rounded down.
 */
export function createYearsUntilToday(date: Rule): Rule {
  const number = (of: Rule): Rule => ({
    '+': [{ cat: [{ substr: [of, 0, 4] }, { substr: [of, 5, 2] }, { substr: [of, 8, 2] }] }],
  });
  const years: Rule = { '/': [{ '-': [number(today), number(date)] }, 10_000] };
  return { '-': [years, { '%': [years, 1] }] };
}

/** Expression language of SurveyJS: `{a} = 'x' and {b} notempty`. */
export const surveyLanguage: ExpressionLanguage = {
  parse: (source) => parseExpression(source, grammar),
  call(name, given, compile) {
    const known = name.toLowerCase();
    return Object.hasOwn(functions, known) ? functions[known]!(given, compile) || undefined : undefined;
  },
};
