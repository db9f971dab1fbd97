/** The day that lies so many days away. Days are `YYYY-MM-DD` here. */
function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return inYears(day) ?? date;
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = inYears(first)?.slice(0, 7);
  return month === undefined ? date : withMonth(date, month);
}

/** @param month `YYYY-MM` */
export function withMonth(date: string, month: string): string {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const day = Math.min(Number(date.slice(8)), last.getUTCDate());
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** Six weeks, so that months are equally high. */
export function weeksOf(month: string, firstWeekday: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -daysInto(first, firstWeekday));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}

/** Where a key of the keyboard leads in a calendar; `undefined` for a key that leads nowhere. */
export function moveByKey(
  date: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { firstWeekday, isRightToLeft }: { readonly firstWeekday: number; readonly isRightToLeft: boolean },
): string | undefined {
  const onward = isRightToLeft ? -1 : 1;
  const into = daysInto(date, firstWeekday);
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

const daysInto = (date: string, firstWeekday: number): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;

/** Years have four digits: what lies outside is nowhere. */
function inYears(day: Date): string | undefined {
  const year = day.getUTCFullYear();
  return year >= 1 && year <= 9999 ? day.toISOString().slice(0, 10) : undefined;
}
