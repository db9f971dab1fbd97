import { isRecord, isSameJson } from '../json/json-value.ts';
import type { FormulaField } from './formula.ts';

/** JSONLogic rule, or a value in a rule. */
export type JsonRule = unknown;

const current = (name?: string | number): JsonRule => ({ var: name === undefined ? 'current' : `current.${name}` });
const substring = (text: JsonRule, from: number, length?: number): JsonRule => ({
  substr: length === undefined ? [text, from] : [text, from, length],
});
const add = (...of: readonly JsonRule[]): JsonRule => ({ '+': of });
const subtract = (...of: readonly JsonRule[]): JsonRule => ({ '-': of });
const multiply = (a: JsonRule, b: JsonRule): JsonRule => ({ '*': [a, b] });
const lessThan = (a: JsonRule, b: JsonRule): JsonRule => ({ '<': [a, b] });
const ifThenElse = (test: JsonRule, yes: JsonRule, no: JsonRule): JsonRule => ({ if: [test, yes, no] });
/** Creates a rule that divides integers and drops the remainder. */
const divideIntegers = (a: JsonRule, by: number): JsonRule => ({ '/': [subtract(a, { '%': [a, by] }), by] });

/**
 * Creates a rule that evaluates `on` with a value bound to `current`: JSONLogic has no other way to use a value twice.
 */
const bind = (value: JsonRule, on: JsonRule): JsonRule => ({ reduce: [[value], on, 0] });

/**
 * Creates a rule that converts a date to a day number, counted from March 1 of the year 0; NaN for values that are not
 * dates.
 */
export const toDayNumber = (date: JsonRule): JsonRule =>
  bind(
    bind(
      bind(date, [add(substring(current(), 0, 4)), add(substring(current(), 5, 2)), add(substring(current(), 8, 2))]),
      [
        // Years start with March, so that the leap day is the last day of the year.
        subtract(current(0), ifThenElse(lessThan(current(1), 3), 1, 0)),
        add(current(1), ifThenElse(lessThan(current(1), 3), 9, -3)),
        current(2),
      ],
    ),
    add(
      multiply(365, current(0)),
      subtract(divideIntegers(current(0), 4), divideIntegers(current(0), 100)),
      divideIntegers(current(0), 400),
      divideIntegers(add(multiply(153, current(1)), 2), 5),
      current(2),
    ),
  );

/** Creates a rule that converts a day number to a date, `YYYY-MM-DD`; `''` for invalid numbers. */
export const fromDayNumber = (number: JsonRule): JsonRule => {
  const eras = bind(subtract(current(), 1), [divideIntegers(current(), 146_097), { '%': [current(), 146_097] }]);
  const leapless = bind(eras, [
    current(0),
    current(1),
    add(
      subtract(current(1), divideIntegers(current(1), 1460)),
      subtract(divideIntegers(current(1), 36_524), divideIntegers(current(1), 146_096)),
    ),
  ]);
  const years = bind(leapless, [current(0), current(1), divideIntegers(current(2), 365)]);
  const days = bind(years, [
    add(current(2), multiply(current(0), 400)),
    subtract(
      current(1),
      subtract(add(multiply(365, current(2)), divideIntegers(current(2), 4)), divideIntegers(current(2), 100)),
    ),
  ]);
  const months = bind(days, [current(0), current(1), divideIntegers(add(multiply(5, current(1)), 2), 153)]);
  const parts = bind(months, [
    add(current(0), ifThenElse(lessThan(current(2), 10), 0, 1)),
    add(current(2), ifThenElse(lessThan(current(2), 10), 3, -9)),
    add(subtract(current(1), divideIntegers(add(multiply(153, current(2)), 2), 5)), 1),
  ]);
  const padded = (index: number, zeros: string): JsonRule =>
    substring({ cat: [zeros, current(index)] }, -zeros.length - 1);
  const written = bind(parts, { cat: [padded(0, '000'), '-', padded(1, '0'), '-', padded(2, '0')] });
  return bind(number, ifThenElse({ '>': [current(), 0] }, written, ''));
};

/**
 * Creates a rule that converts a date to a number such as `20261123`. The difference between two such numbers, divided
 * by 10,000 and rounded down, is the number of full years.
 */
const toDateNumber = (date: JsonRule): JsonRule =>
  bind(date, add({ cat: [substring(current(), 0, 4), substring(current(), 5, 2), substring(current(), 8, 2)] }));

export const yearsBetween = (from: JsonRule, to: JsonRule): JsonRule =>
  bind({ '/': [subtract(toDateNumber(to), toDateNumber(from)), 10_000] }, subtract(current(), { '%': [current(), 1] }));

const minutes = (time: JsonRule): JsonRule =>
  bind(time, add(multiply(substring(current(), 0, 2), 60), substring(current(), 3, 2)));

/**
 * Creates a rule that computes the hours from one time to the next occurrence of another time, also across midnight.
 */
export const hoursBetween = (from: JsonRule, to: JsonRule): JsonRule => ({
  '/': [{ '%': [add(subtract(minutes(to), minutes(from)), 1440), 1440] }, 60],
});

/**
 * Creates a rule that rounds half away from zero, as the engine rounds answers; the operator `_round` rounds half up.
 */
export const round = (value: JsonRule, places: JsonRule): JsonRule =>
  bind(
    value,
    ifThenElse(lessThan(current(), 0), subtract({ _round: [subtract(current()), places] }), {
      _round: [current(), places],
    }),
  );

export const absolute = (value: JsonRule): JsonRule =>
  bind(value, ifThenElse(lessThan(current(), 0), subtract(current()), current()));

/**
 * Creates a rule that extracts a number from a formatted date. The extracted text is multiplied by 1 to get a number.
 * Formulas never multiply text otherwise, so this rule can be recognized.
 */
export const extractNumber = (date: JsonRule, from: number, length: number): JsonRule =>
  multiply(substring(date, from, length), 1);

const placeholderKey = 'hole of a formula';

/**
 * Matches a rule against a rule template.
 *
 * @param build builds the rule; each of its parameters must occur in the result
 * @returns the arguments of `build` for this rule; `undefined` if it does not match
 */
export function matchRule(
  build: (...given: readonly JsonRule[]) => JsonRule,
  count: number,
  rule: JsonRule,
): readonly JsonRule[] | undefined {
  const placeholders = Array.from({ length: count }, (_, index) => ({ [placeholderKey]: index }));
  const matches: JsonRule[] = [];
  return isMatch(build(...placeholders), rule, matches) && matches.length === count && !matches.includes(undefined)
    ? matches
    : undefined;
}

function isMatch(pattern: JsonRule, rule: JsonRule, matches: JsonRule[]): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(rule) || rule.length !== pattern.length) return false;
    return pattern.every((part, index) => isMatch(part, rule[index], matches));
  }
  if (!isRecord(pattern)) return isSameJson(pattern, rule);
  if (placeholderKey in pattern) {
    const index = pattern[placeholderKey] as number;
    if (matches[index] !== undefined) return isSameJson(matches[index], rule);
    matches[index] = rule;
    return true;
  }
  if (!isRecord(rule)) return false;
  const names = Object.keys(pattern);
  if (names.length !== Object.keys(rule).length) return false;
  return names.every((name) => Object.hasOwn(rule, name) && isMatch(pattern[name], rule[name], matches));
}

type FormulaTable = Pick<FormulaField, 'variable'>;

const accumulator = { var: 'accumulator' };

/**
 * Creates a rule that sums an expression over the rows of a table.
 * @param body expression per row; columns start with `current.`
 */
export const sumRows = ({ variable }: FormulaTable, body: JsonRule): JsonRule => ({
  reduce: [{ var: variable }, { '+': [accumulator, body] }, 0],
});

/**
 * Creates a rule that counts the rows of a table.
 * @param isCounted condition for counting a row; `undefined`: all rows
 */
export const countRows = (table: FormulaTable, isCounted: JsonRule | undefined): JsonRule =>
  sumRows(table, isCounted === undefined ? 1 : { if: [isCounted, 1, 0] });

export const averageRows = (table: FormulaTable, body: JsonRule, isCounted: JsonRule | undefined): JsonRule => ({
  '/': [sumRows(table, body), countRows(table, isCounted)],
});

/** Creates a rule that computes the minimum or maximum over the rows of a table; null without rows. */
export function minOrMaxRow(
  name: 'MIN' | 'MAX',
  { variable }: FormulaTable,
  body: JsonRule,
  isCounted: JsonRule | undefined,
): JsonRule {
  const next = { if: [{ in: [accumulator, [null]] }, body, { [name.toLowerCase()]: [accumulator, body] }] };
  return { reduce: [{ var: variable }, isCounted === undefined ? next : { if: [isCounted, next, accumulator] }, null] };
}
