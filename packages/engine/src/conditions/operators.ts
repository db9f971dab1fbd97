import { formatAsText, isRecord } from '../json/json-value.ts';

/**
 * Operator of form.io's simple conditions: compares an answer with a stored value. Values are compared as strings,
 * because stored values are nearly always strings, whatever the type of the answer.
 */
export type Operator = (answer: unknown, expected: unknown, isEmpty: boolean) => boolean;

/**
 * Returns true if an answer equals a stored value as a string; for a list, if an item does; for selectboxes, if that
 * key is selected.
 */
export function matches(answer: unknown, expected: unknown): boolean {
  if (Array.isArray(answer)) return answer.some((item) => formatAsText(item) === formatAsText(expected));
  if (isRecord(answer)) {
    const key = formatAsText(expected);
    return Object.hasOwn(answer, key) ? formatAsText(answer[key]) === 'true' : containsAll(answer, expected);
  }
  return formatAsText(answer) === formatAsText(expected);
}

function includes(answer: unknown, expected: unknown): boolean {
  return typeof answer === 'string' ? answer.includes(formatAsText(expected)) : matches(answer, expected);
}

const operators: Readonly<Record<string, Operator>> = {
  isEqual: matches,
  isNotEqual: (answer, expected) => !matches(answer, expected),
  isEmpty: (_answer, _expected, isEmpty) => isEmpty,
  isNotEmpty: (_answer, _expected, isEmpty) => !isEmpty,
  includes,
  notIncludes: (answer, expected) => !includes(answer, expected),
  startsWith: (answer, expected) => formatAsText(answer).startsWith(formatAsText(expected)),
  endsWith: (answer, expected) => formatAsText(answer).endsWith(formatAsText(expected)),
  lessThan: createOrderOperator(parseNumber, (a, b) => a < b),
  lessThanOrEqual: createOrderOperator(parseNumber, (a, b) => a <= b),
  greaterThan: createOrderOperator(parseNumber, (a, b) => a > b),
  greaterThanOrEqual: createOrderOperator(parseNumber, (a, b) => a >= b),
  isDateEqual: createOrderOperator(parseInstant, (a, b) => a === b),
  isNotDateEqual: (answer, expected) => !createOrderOperator(parseInstant, (a, b) => a === b)(answer, expected, false),
  dateLessThan: createOrderOperator(parseInstant, (a, b) => a < b),
  dateLessThanOrEqual: createOrderOperator(parseInstant, (a, b) => a <= b),
  dateGreaterThan: createOrderOperator(parseInstant, (a, b) => a > b),
  dateGreaterThanOrEqual: createOrderOperator(parseInstant, (a, b) => a >= b),
};

/** Finds an operator by its name in form.io, such as `isEqual`. */
export function findOperator(name: string): Operator | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}

/**
 * Creates an operator that compares numbers or dates; false for values that can't be parsed, including an empty answer.
 */
function createOrderOperator(parse: (value: unknown) => number, holds: (a: number, b: number) => boolean): Operator {
  return (answer, expected) => {
    const a = parse(answer);
    const b = parse(expected);
    return !Number.isNaN(a) && !Number.isNaN(b) && holds(a, b);
  };
}

function parseNumber(value: unknown): number {
  const word = formatAsText(value).trim();
  return word === '' ? Number.NaN : Number(word);
}

/** NOTE: a date with a time but without a time zone is parsed in the time zone of this device, as form.io does. */
function parseInstant(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/**
 * Returns true if an answer contains all expected properties. A selected record can have more properties than the
 * author's condition names.
 */
function containsAll(answer: unknown, expected: unknown): boolean {
  if (!isRecord(expected)) return formatAsText(answer) === formatAsText(expected);
  const names = Object.keys(expected);
  return isRecord(answer) && names.length > 0 && names.every((name) => containsProperty(answer, name, expected[name]));
}

function containsProperty(answer: Readonly<Record<string, unknown>>, name: string, expected: unknown): boolean {
  return Object.hasOwn(answer, name) && containsAll(answer[name], expected);
}
