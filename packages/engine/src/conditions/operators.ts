import { isRecord } from '../json/is-record.ts';
import { wordOf } from '../json/word-of.ts';

/**
 * How form.io's simple conditions compare an answer with a stored value. Everything compares as words: stored values
 * are nearly always strings, whatever the answer is.
 */
export type Operator = (answer: unknown, expected: unknown, isEmpty: boolean) => boolean;

/** Says whether an answer equals a stored value: as a string; a list by what is in it; selectboxes by a ticked key. */
export function matches(answer: unknown, expected: unknown): boolean {
  if (Array.isArray(answer)) return answer.some((item) => wordOf(item) === wordOf(expected));
  if (isRecord(answer)) {
    const key = wordOf(expected);
    return Object.hasOwn(answer, key) ? wordOf(answer[key]) === 'true' : holdsAll(answer, expected);
  }
  return wordOf(answer) === wordOf(expected);
}

function includes(answer: unknown, expected: unknown): boolean {
  return typeof answer === 'string' ? answer.includes(wordOf(expected)) : matches(answer, expected);
}

const operators: Readonly<Record<string, Operator>> = {
  isEqual: matches,
  isNotEqual: (answer, expected) => !matches(answer, expected),
  isEmpty: (_answer, _expected, isEmpty) => isEmpty,
  isNotEmpty: (_answer, _expected, isEmpty) => !isEmpty,
  includes,
  notIncludes: (answer, expected) => !includes(answer, expected),
  startsWith: (answer, expected) => wordOf(answer).startsWith(wordOf(expected)),
  endsWith: (answer, expected) => wordOf(answer).endsWith(wordOf(expected)),
  lessThan: ordered(numberOf, (a, b) => a < b),
  lessThanOrEqual: ordered(numberOf, (a, b) => a <= b),
  greaterThan: ordered(numberOf, (a, b) => a > b),
  greaterThanOrEqual: ordered(numberOf, (a, b) => a >= b),
  isDateEqual: ordered(instantOf, (a, b) => a === b),
  isNotDateEqual: (answer, expected) => !ordered(instantOf, (a, b) => a === b)(answer, expected, false),
  dateLessThan: ordered(instantOf, (a, b) => a < b),
  dateLessThanOrEqual: ordered(instantOf, (a, b) => a <= b),
  dateGreaterThan: ordered(instantOf, (a, b) => a > b),
  dateGreaterThanOrEqual: ordered(instantOf, (a, b) => a >= b),
};

export function findOperator(name: string): Operator | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}

/** Compares two readable quantities; what cannot be read (an empty answer too) is never before, after or equal. */
function ordered(read: (value: unknown) => number, holds: (a: number, b: number) => boolean): Operator {
  return (answer, expected) => {
    const a = read(answer);
    const b = read(expected);
    return !Number.isNaN(a) && !Number.isNaN(b) && holds(a, b);
  };
}

function numberOf(value: unknown): number {
  const word = wordOf(value).trim();
  return word === '' ? Number.NaN : Number(word);
}

/** NOTE: a date with a time and no zone is read in the zone of this machine, as form.io does. */
function instantOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** Says whether an answer has all that is expected of it: a chosen record has more than its author can name. */
function holdsAll(answer: unknown, expected: unknown): boolean {
  if (!isRecord(expected)) return wordOf(answer) === wordOf(expected);
  const names = Object.keys(expected);
  return isRecord(answer) && names.length > 0 && names.every((name) => hasOwn(answer, name, expected[name]));
}

function hasOwn(answer: Readonly<Record<string, unknown>>, name: string, expected: unknown): boolean {
  return Object.hasOwn(answer, name) && holdsAll(answer[name], expected);
}
