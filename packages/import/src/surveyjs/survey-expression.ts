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

const createValueToken = (given: string | number | boolean | null): ExpressionToken => ({
  kind: 'value',
  expression: { kind: 'value', value: given },
});

const unescapeQuotes = (text: string): string => text.replaceAll("\\'", "'").replaceAll('\\"', '"');

const tokenKinds: readonly (readonly [RegExp, (match: RegExpExecArray) => ExpressionToken])[] = [
  [/\{([^{}]{1,300})\}/y, ([, name = '']) => ({ kind: 'value', expression: createField(name.trim()) })],
  [/'([^']*)'/y, ([, text = '']) => createValueToken(unescapeQuotes(text))],
  [/"([^"]*)"/y, ([, text = '']) => createValueToken(unescapeQuotes(text))],
  [/\d+(?:\.\d+)?/y, ([text]) => createValueToken(Number(text))],
  [/[\p{L}_$\d][\p{L}\w$-]*/uy, ([text]) => ({ kind: 'word', text })],
  [/<=|>=|<>|!=|==|&&|\|\||[=<>!+\-*/%^(),[\]]/y, ([text]) => ({ kind: 'word', text })],
];

/** Parses the name in braces: `{$self}` is the answer that is validated, `{#a}` the unconverted answer of `a`. */
function createField(name: string): Expression {
  if (name === '$self' || name === 'self') return { kind: 'self' };
  return { kind: 'field', name: name.replace(/^[#$]/, '') };
}

const buildAnyOf = createBinaryBuilder('anyOf');

/** Infix operators with their precedence and meaning, sorted by precedence from the lowest. */
const binaryOperators: readonly (readonly [
  number,
  readonly string[],
  (left: Expression, right: Expression) => Expression,
])[] = [
  [1, ['or', '||'], createBinaryBuilder('or')],
  [2, ['and', '&&'], createBinaryBuilder('and')],
  [4, ['=', '==', 'equal'], createBinaryBuilder('=')],
  [4, ['!=', '<>', 'notequal'], createBinaryBuilder('!=')],
  [4, ['>=', 'greaterorequal'], createBinaryBuilder('>=')],
  [4, ['<=', 'lessorequal'], createBinaryBuilder('<=')],
  [4, ['>', 'greater'], createBinaryBuilder('>')],
  [4, ['<', 'less'], createBinaryBuilder('<')],
  [4, ['contains', 'contain', '*='], createBinaryBuilder('contains')],
  [4, ['notcontains', 'notcontain'], (left, right) => createNegation(createBinaryBuilder('contains')(left, right))],
  [4, ['anyof'], createBinaryBuilder('anyOf')],
  [4, ['allof'], createBinaryBuilder('allOf')],
  [4, ['noneof'], (left, right) => createNegation(buildAnyOf(left, right))],
  [5, ['+'], createBinaryBuilder('+')],
  [5, ['-'], createBinaryBuilder('-')],
  [6, ['*'], createBinaryBuilder('*')],
  [6, ['/'], createBinaryBuilder('/')],
  [6, ['%'], createBinaryBuilder('%')],
];

const grammar: ExpressionGrammar = {
  tokens: (source) => tokenize(source, tokenKinds),
  binary(word) {
    const found = binaryOperators.find(([, words]) => words.includes(word.toLowerCase()));
    return found && { power: found[0], build: found[2] };
  },
  postfix(word) {
    if (word.toLowerCase() === 'empty') return (of) => ({ kind: 'one', operator: 'empty', of });
    return word.toLowerCase() === 'notempty' ? (of) => ({ kind: 'one', operator: 'filled', of }) : undefined;
  },
  prefix(word) {
    if (word === '!' || word.toLowerCase() === 'negate' || word.toLowerCase() === 'not') return createNegation;
    return word === '-' ? (of) => ({ kind: 'one', operator: 'minus', of }) : undefined;
  },
  word: (word) => ({ kind: 'value', value: word === 'true' ? true : word === 'false' ? false : parseWord(word) }),
};

/** Returns the text of a word without quotes. */
function parseWord(word: string): string | null {
  if (!/^[\p{L}\d_$]/u.test(word)) throw new UntranslatableError(`unexpected ${word}`);
  return word === 'null' || word === 'undefined' ? null : word;
}

const todayRule: JsonLogicRule = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

const functionCompilers: Readonly<
  Record<string, (given: readonly Expression[], compile: ExpressionCompiler) => JsonLogicRule | undefined>
> = {
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
  today: (given) => (given.length === 0 ? todayRule : undefined),
  currentdate: () => todayRule,
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
} as Readonly<Record<string, (given: readonly Expression[], compile: ExpressionCompiler) => JsonLogicRule | undefined>>;

const flattenRows = (given: readonly Expression[]): readonly Expression[] =>
  given.flatMap((one) => (one.kind === 'list' ? one.items : [one]));

const createSum = (rows: JsonLogicRule, column: string): JsonLogicRule => ({
  reduce: [rows, { '+': [{ or: [{ var: `current.${column}` }, 0] }, { var: 'accumulator' }] }, 0],
});

/** Aggregates a column of grid rows. The second operand is the column's name as a text. */
function aggregateRows(
  [list, column]: readonly Expression[],
  compile: ExpressionCompiler,
  build: (columnName: { readonly rows: JsonLogicRule; readonly column: string }) => JsonLogicRule,
): JsonLogicRule | undefined {
  if (!list || compile.fieldOf(list)?.kind !== 'rows' || column?.kind !== 'value') return undefined;
  const name = String(column.value);
  return /^\w+$/.test(name) ? build({ rows: { var: compile.variable(list) }, column: name }) : undefined;
}

/**
 * Computes the number of full years from a date until today. Both are converted to numbers such as `20261123`; their
 * difference is divided by 10,000 and rounded down.
 */
export function createYearsUntilToday(date: JsonLogicRule): JsonLogicRule {
  const number = (of: JsonLogicRule): JsonLogicRule => ({
    '+': [{ cat: [{ substr: [of, 0, 4] }, { substr: [of, 5, 2] }, { substr: [of, 8, 2] }] }],
  });
  const years: JsonLogicRule = { '/': [{ '-': [number(todayRule), number(date)] }, 10_000] };
  return { '-': [years, { '%': [years, 1] }] };
}

/** Expression language of SurveyJS: `{a} = 'x' and {b} notempty`. */
export const surveyLanguage: ExpressionLanguage = {
  parse: (source) => parseExpression(source, grammar),
  call(name, given, compile) {
    const known = name.toLowerCase();
    return Object.hasOwn(functionCompilers, known) ? functionCompilers[known]!(given, compile) || undefined : undefined;
  },
};
