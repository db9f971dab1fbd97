import { type Expression, Untranslatable } from '../expressions/expression.ts';
import { cutTokens, type Grammar, not, parseExpression, type Token, two } from '../expressions/parse-expression.ts';
import type { Compile, Rule } from '../expressions/to-json-logic.ts';
import type { Language } from '../logic/write-logic.ts';

const value = (given: string | number | boolean | null): Token => ({
  kind: 'value',
  expression: { kind: 'value', value: given },
});

const unescaped = (text: string): string => text.replaceAll("\\'", "'").replaceAll('\\"', '"');

const kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[] = [
  [/\{([^{}]{1,300})\}/y, ([, name = '']) => ({ kind: 'value', expression: fieldNamed(name.trim()) })],
  [/'([^']*)'/y, ([, text = '']) => value(unescaped(text))],
  [/"([^"]*)"/y, ([, text = '']) => value(unescaped(text))],
  [/\d+(?:\.\d+)?/y, ([text]) => value(Number(text))],
  [/[\p{L}_$\d][\p{L}\w$-]*/uy, ([text]) => ({ kind: 'word', text })],
  [/<=|>=|<>|!=|==|&&|\|\||[=<>!+\-*/%^(),[\]]/y, ([text]) => ({ kind: 'word', text })],
];

/** `{$self}` is the answer itself; `{#a}` reads it unconverted. */
function fieldNamed(name: string): Expression {
  if (name === '$self' || name === 'self') return { kind: 'self' };
  return { kind: 'field', name: name.replace(/^[#$]/, '') };
}

const none = two('anyOf');

/** Words between two values, the loosest first, with what they mean. */
const binaries: readonly (readonly [number, readonly string[], (left: Expression, right: Expression) => Expression])[] =
  [
    [1, ['or', '||'], two('or')],
    [2, ['and', '&&'], two('and')],
    [4, ['=', '==', 'equal'], two('=')],
    [4, ['!=', '<>', 'notequal'], two('!=')],
    [4, ['>=', 'greaterorequal'], two('>=')],
    [4, ['<=', 'lessorequal'], two('<=')],
    [4, ['>', 'greater'], two('>')],
    [4, ['<', 'less'], two('<')],
    [4, ['contains', 'contain', '*='], two('contains')],
    [4, ['notcontains', 'notcontain'], (left, right) => not(two('contains')(left, right))],
    [4, ['anyof'], two('anyOf')],
    [4, ['allof'], two('allOf')],
    [4, ['noneof'], (left, right) => not(none(left, right))],
    [5, ['+'], two('+')],
    [5, ['-'], two('-')],
    [6, ['*'], two('*')],
    [6, ['/'], two('/')],
    [6, ['%'], two('%')],
  ];

const grammar: Grammar = {
  tokens: (source) => cutTokens(source, kinds),
  binary(word) {
    const found = binaries.find(([, words]) => words.includes(word.toLowerCase()));
    return found && { power: found[0], build: found[2] };
  },
  postfix(word) {
    if (word.toLowerCase() === 'empty') return (of) => ({ kind: 'one', operator: 'empty', of });
    return word.toLowerCase() === 'notempty' ? (of) => ({ kind: 'one', operator: 'filled', of }) : undefined;
  },
  prefix(word) {
    if (word === '!' || word.toLowerCase() === 'negate' || word.toLowerCase() === 'not') return not;
    return word === '-' ? (of) => ({ kind: 'one', operator: 'minus', of }) : undefined;
  },
  word: (word) => ({ kind: 'value', value: word === 'true' ? true : word === 'false' ? false : wordValue(word) }),
};

/** What stands without quotes is a text. */
function wordValue(word: string): string | null {
  if (!/^[\p{L}\d_$]/u.test(word)) throw new Untranslatable(`unexpected ${word}`);
  return word === 'null' || word === 'undefined' ? null : word;
}

const today: Rule = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

const functions: Readonly<Record<string, (given: readonly Expression[], compile: Compile) => Rule | undefined>> = {
  iif: ([condition, yes, no], compile) =>
    condition && yes && no && { if: [compile.truth(condition), compile(yes), compile(no)] },
  sum: (given, compile) => given.length > 0 && { '+': flat(given).map(compile.number) },
  avg: (given, compile) => given.length > 0 && { '/': [{ '+': flat(given).map(compile.number) }, flat(given).length] },
  min: (given, compile) => given.length > 0 && { min: flat(given).map(compile.number) },
  max: (given, compile) => given.length > 0 && { max: flat(given).map(compile.number) },
  round: ([of, places], compile) => of && { _round: [compile.number(of), places ? compile(places) : 0] },
  today: (given) => (given.length === 0 ? today : undefined),
  currentdate: () => today,
  age: ([of], compile) => of && yearsUntilToday(compile(of)),
  getdate: ([of], compile) => of && { substr: [compile(of), 0, 10] },
  suminarray: (given, compile) => ofRows(given, compile, ({ rows, column }) => sumOf(rows, column)),
  countinarray: (given, compile) =>
    ofRows(given, compile, ({ rows }) => ({ reduce: [rows, { '+': [1, { var: 'accumulator' }] }, 0] })),
  avginarray: (given, compile) =>
    ofRows(given, compile, ({ rows, column }) => ({
      '/': [sumOf(rows, column), { reduce: [rows, { '+': [1, { var: 'accumulator' }] }, 0] }],
    })),
  trunc: ([of], compile) => of && { '-': [compile.number(of), { '%': [compile.number(of), 1] }] },
  isempty: ([of], compile) => of && { '!': [compile.filled(of)] },
} as Readonly<Record<string, (given: readonly Expression[], compile: Compile) => Rule | undefined>>;

const flat = (given: readonly Expression[]): readonly Expression[] =>
  given.flatMap((one) => (one.kind === 'list' ? one.items : [one]));

const sumOf = (rows: Rule, column: string): Rule => ({
  reduce: [rows, { '+': [{ or: [{ var: `current.${column}` }, 0] }, { var: 'accumulator' }] }, 0],
});

/** A column of rows, named by a text. */
function ofRows(
  [list, column]: readonly Expression[],
  compile: Compile,
  build: (named: { readonly rows: Rule; readonly column: string }) => Rule,
): Rule | undefined {
  if (!list || compile.fieldOf(list)?.kind !== 'rows' || column?.kind !== 'value') return undefined;
  const name = String(column.value);
  return /^\w+$/.test(name) ? build({ rows: { var: compile.variable(list) }, column: name }) : undefined;
}

/** Dates as numbers `20261123`: of two, the full years between are their difference without its last four places. */
export function yearsUntilToday(date: Rule): Rule {
  const number = (of: Rule): Rule => ({
    '+': [{ cat: [{ substr: [of, 0, 4] }, { substr: [of, 5, 2] }, { substr: [of, 8, 2] }] }],
  });
  const years: Rule = { '/': [{ '-': [number(today), number(date)] }, 10_000] };
  return { '-': [years, { '%': [years, 1] }] };
}

/** SurveyJS's expressions: `{a} = 'x' and {b} notempty`. */
export const surveyLanguage: Language = {
  parse: (source) => parseExpression(source, grammar),
  call(name, given, compile) {
    const known = name.toLowerCase();
    return Object.hasOwn(functions, known) ? functions[known]!(given, compile) || undefined : undefined;
  },
};
