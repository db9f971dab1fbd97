/** Adds days to a date. Dates in this file are `YYYY-MM-DD`. */
function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return formatWithinYears(day) ?? date;
}

/** Adds months to a date. In a shorter month, the result is the last day of that month. */
export function addMonths(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = formatWithinYears(first)?.slice(0, 7);
  return month === undefined ? date : moveToMonth(date, month);
}

/**
 * Moves a date to another month. In a shorter month, the result is the last day of that month.
 * @param month `YYYY-MM`
 */
export function moveToMonth(date: string, month: string): string {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const day = Math.min(Number(date.slice(8)), last.getUTCDate());
  return `${month}-${String(day).padStart(2, '0')}`;
}

/**
 * Returns the days of six weeks around a month. All months have six weeks, so that the calendar's height doesn't
 * change.
 */
export function getCalendarWeeks(month: string, firstWeekday: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -countDaysSinceWeekStart(first, firstWeekday));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}

/** Returns the date that a key press moves to in the calendar; `undefined` for other keys. */
export function computeKeyTarget(
  date: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { firstWeekday, isRightToLeft }: { readonly firstWeekday: number; readonly isRightToLeft: boolean },
): string | undefined {
  const onward = isRightToLeft ? -1 : 1;
  const into = countDaysSinceWeekStart(date, firstWeekday);
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -onward),
    ArrowRight: () => addDays(date, onward),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -into),
    End: () => addDays(date, 6 - into),
    PageUp: () => addMonths(date, shiftKey ? -12 : -1),
    PageDown: () => addMonths(date, shiftKey ? 12 : 1),
  };
  return Object.hasOwn(moves, key) ? moves[key]!() : undefined;
}

const countDaysSinceWeekStart = (date: string, firstWeekday: number): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;

/** Formats a date as `YYYY-MM-DD`; `undefined` outside the years 1 to 9999. */
function formatWithinYears(day: Date): string | undefined {
  const year = day.getUTCFullYear();
  return year >= 1 && year <= 9999 ? day.toISOString().slice(0, 10) : undefined;
}
