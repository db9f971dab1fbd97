/** JSONLogic rule, or a value in a rule. */
export type Rule = unknown;

const current = (name?: string | number): Rule => ({ var: name === undefined ? 'current' : `current.${name}` });
const part = (text: Rule, from: number, length?: number): Rule => ({
  substr: length === undefined ? [text, from] : [text, from, length],
});
const plus = (...of: readonly Rule[]): Rule => ({ '+': of });
const minus = (...of: readonly Rule[]): Rule => ({ '-': of });
const times = (a: Rule, b: Rule): Rule => ({ '*': [a, b] });
const less = (a: Rule, b: Rule): Rule => ({ '<': [a, b] });
const ifThenElse = (test: Rule, yes: Rule, no: Rule): Rule => ({ if: [test, yes, no] });
/** Creates a rule that divides integers and drops the remainder. */
const divideIntegers = (a: Rule, by: number): Rule => ({ '/': [minus(a, { '%': [a, by] }), by] });

/**
 * Creates a rule that evaluates `on` with a value bound to `current`: JSONLogic has no other way to use a value twice.
 */
const bind = (value: Rule, on: Rule): Rule => ({ reduce: [[value], on, 0] });

/**
 * Creates a rule that converts a date to a day number, counted from March 1 of the year 0; NaN for values that are not
 * dates.
 */
export const toDayNumber = (date: Rule): Rule =>
  bind(
    bind(bind(date, [plus(part(current(), 0, 4)), plus(part(current(), 5, 2)), plus(part(current(), 8, 2))]), [
      // Years start with March, so that the leap day is the last day of the year.
      minus(current(0), ifThenElse(less(current(1), 3), 1, 0)),
      plus(current(1), ifThenElse(less(current(1), 3), 9, -3)),
      current(2),
    ]),
    plus(
      times(365, current(0)),
      minus(divideIntegers(current(0), 4), divideIntegers(current(0), 100)),
      divideIntegers(current(0), 400),
      divideIntegers(plus(times(153, current(1)), 2), 5),
      current(2),
    ),
  );

/** Creates a rule that converts a day number to a date, `YYYY-MM-DD`; `''` for invalid numbers. */
export const fromDayNumber = (number: Rule): Rule => {
  const eras = bind(minus(current(), 1), [divideIntegers(current(), 146_097), { '%': [current(), 146_097] }]);
  const leapless = bind(eras, [
    current(0),
    current(1),
    plus(
      minus(current(1), divideIntegers(current(1), 1460)),
      minus(divideIntegers(current(1), 36_524), divideIntegers(current(1), 146_096)),
    ),
  ]);
  const years = bind(leapless, [current(0), current(1), divideIntegers(current(2), 365)]);
  const days = bind(years, [
    plus(current(2), times(current(0), 400)),
    minus(
      current(1),
      minus(plus(times(365, current(2)), divideIntegers(current(2), 4)), divideIntegers(current(2), 100)),
    ),
  ]);
  const months = bind(days, [current(0), current(1), divideIntegers(plus(times(5, current(1)), 2), 153)]);
  const parts = bind(months, [
    plus(current(0), ifThenElse(less(current(2), 10), 0, 1)),
    plus(current(2), ifThenElse(less(current(2), 10), 3, -9)),
    plus(minus(current(1), divideIntegers(plus(times(153, current(2)), 2), 5)), 1),
  ]);
  const padded = (index: number, zeros: string): Rule => part({ cat: [zeros, current(index)] }, -zeros.length - 1);
  const written = bind(parts, { cat: [padded(0, '000'), '-', padded(1, '0'), '-', padded(2, '0')] });
  return bind(number, ifThenElse({ '>': [current(), 0] }, written, ''));
};

/**
 * Creates a rule that converts a date to a number such as `20261123`. The difference between two such numbers, divided
 * by 10,000 and rounded down, is the number of full years.
 */
const toDateNumber = (date: Rule): Rule =>
  bind(date, plus({ cat: [part(current(), 0, 4), part(current(), 5, 2), part(current(), 8, 2)] }));

export const yearsBetween = (from: Rule, to: Rule): Rule =>
  bind({ '/': [minus(toDateNumber(to), toDateNumber(from)), 10_000] }, minus(current(), { '%': [current(), 1] }));

const minutes = (time: Rule): Rule => bind(time, plus(times(part(current(), 0, 2), 60), part(current(), 3, 2)));

/**
 * Creates a rule that computes the hours from one time to the next occurrence of another time, also across midnight.
 */
export const hoursBetween = (from: Rule, to: Rule): Rule => ({
  '/': [{ '%': [plus(minus(minutes(to), minutes(from)), 1440), 1440] }, 60],
});

/**
 * Creates a rule that rounds half away from zero, as the engine rounds answers; the operator `_round` rounds half up.
 */
export const round = (value: Rule, places: Rule): Rule =>
  bind(
    value,
    ifThenElse(less(current(), 0), minus({ _round: [minus(current()), places] }), { _round: [current(), places] }),
  );

export const absolute = (value: Rule): Rule => bind(value, ifThenElse(less(current(), 0), minus(current()), current()));

/**
 * Creates a rule that extracts a number from a date. Multiplying by 1 converts the text; no other formula multiplies a
 * text.
 */
export const extractNumber = (date: Rule, from: number, length: number): Rule => times(part(date, from, length), 1);
