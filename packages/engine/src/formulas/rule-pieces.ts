/** A rule in JSONLogic, or a value in one. */
export type Rule = unknown;

const current = (name?: string | number): Rule => ({ var: name === undefined ? 'current' : `current.${name}` });
const part = (text: Rule, from: number, length?: number): Rule => ({
  substr: length === undefined ? [text, from] : [text, from, length],
});
const plus = (...of: readonly Rule[]): Rule => ({ '+': of });
const minus = (...of: readonly Rule[]): Rule => ({ '-': of });
const times = (a: Rule, b: Rule): Rule => ({ '*': [a, b] });
const less = (a: Rule, b: Rule): Rule => ({ '<': [a, b] });
const either = (test: Rule, yes: Rule, no: Rule): Rule => ({ if: [test, yes, no] });
/** Whole numbers divided, without the rest. */
const divided = (a: Rule, by: number): Rule => ({ '/': [minus(a, { '%': [a, by] }), by] });

/** Hands a value on to a rule that names it `current`: JSONLogic has no other way to use a value twice. */
const pass = (value: Rule, on: Rule): Rule => ({ reduce: [[value], on, 0] });

/** The number of a day of the calendar, counted from the first of March of the year 0; no number for what is no date. */
export const dayNumber = (date: Rule): Rule =>
  pass(
    pass(pass(date, [plus(part(current(), 0, 4)), plus(part(current(), 5, 2)), plus(part(current(), 8, 2))]), [
      // A year begins with March, so that what a leap day moves lies behind it.
      minus(current(0), either(less(current(1), 3), 1, 0)),
      plus(current(1), either(less(current(1), 3), 9, -3)),
      current(2),
    ]),
    plus(
      times(365, current(0)),
      minus(divided(current(0), 4), divided(current(0), 100)),
      divided(current(0), 400),
      divided(plus(times(153, current(1)), 2), 5),
      current(2),
    ),
  );

/** The date of a day's number, `YYYY-MM-DD`; `''` for what is none. */
export const dateOfDay = (number: Rule): Rule => {
  const eras = pass(minus(current(), 1), [divided(current(), 146_097), { '%': [current(), 146_097] }]);
  const leapless = pass(eras, [
    current(0),
    current(1),
    plus(
      minus(current(1), divided(current(1), 1460)),
      minus(divided(current(1), 36_524), divided(current(1), 146_096)),
    ),
  ]);
  const years = pass(leapless, [current(0), current(1), divided(current(2), 365)]);
  const days = pass(years, [
    plus(current(2), times(current(0), 400)),
    minus(current(1), minus(plus(times(365, current(2)), divided(current(2), 4)), divided(current(2), 100))),
  ]);
  const months = pass(days, [current(0), current(1), divided(plus(times(5, current(1)), 2), 153)]);
  const parts = pass(months, [
    plus(current(0), either(less(current(2), 10), 0, 1)),
    plus(current(2), either(less(current(2), 10), 3, -9)),
    plus(minus(current(1), divided(plus(times(153, current(2)), 2), 5)), 1),
  ]);
  const padded = (index: number, zeros: string): Rule => part({ cat: [zeros, current(index)] }, -zeros.length - 1);
  const written = pass(parts, { cat: [padded(0, '000'), '-', padded(1, '0'), '-', padded(2, '0')] });
  return pass(number, either({ '>': [current(), 0] }, written, ''));
};

/** `20261123`: of two dates the full years between are what is left of their difference without its last four places. */
const datedNumber = (date: Rule): Rule =>
  pass(date, plus({ cat: [part(current(), 0, 4), part(current(), 5, 2), part(current(), 8, 2)] }));

export const yearsBetween = (from: Rule, to: Rule): Rule =>
  pass({ '/': [minus(datedNumber(to), datedNumber(from)), 10_000] }, minus(current(), { '%': [current(), 1] }));

const minutes = (time: Rule): Rule => pass(time, plus(times(part(current(), 0, 2), 60), part(current(), 3, 2)));

/** From a time to the next one on the clock, over midnight too. */
export const hoursBetween = (from: Rule, to: Rule): Rule => ({
  '/': [{ '%': [plus(minus(minutes(to), minutes(from)), 1440), 1440] }, 60],
});

/** Half a unit is rounded away from zero, as the engine rounds answers; `_round` alone rounds it up. */
export const rounded = (value: Rule, places: Rule): Rule =>
  pass(
    value,
    either(less(current(), 0), minus({ _round: [minus(current()), places] }), { _round: [current(), places] }),
  );

export const withoutSign = (value: Rule): Rule => pass(value, either(less(current(), 0), minus(current()), current()));

/** `*` makes a number of the text, and nothing else that a formula says multiplies a text. */
export const numberWithin = (date: Rule, from: number, length: number): Rule => times(part(date, from, length), 1);
