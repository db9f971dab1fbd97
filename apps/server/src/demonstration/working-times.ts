import type { Random } from './create-random.ts';

const DAY_MS = 86_400_000;

/**
 * Returns `count` different times on the days before `lastDay`, sorted. Most are on working days and in the morning.
 * The same seed produces the same times.
 */
export function pickWorkingTimes(
  random: Random,
  count: number,
  { days, lastDay }: { days: number; lastDay: Date },
): Date[] {
  const midnightMs = Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), lastDay.getUTCDate());
  const times = new Set<number>();
  while (times.size < count) times.add(pickTimeOnDay(random, midnightMs - random.integer(1, days) * DAY_MS));
  return [...times].sort((one, other) => one - other).map((time) => new Date(time));
}

function pickTimeOnDay(random: Random, dayMs: number): number {
  const weekday = new Date(dayMs).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  // Moves most weekend times to another day of the week.
  const shift = isWeekend && !random.isWithinPercent(12) ? (weekday === 6 ? -1 : -2) : 0;
  const hour = Number(
    random.pickWeighted({ 7: 6, 8: 12, 9: 16, 10: 16, 11: 13, 12: 6, 13: 10, 14: 12, 15: 9, 16: 6, 17: 2 }),
  );
  return dayMs + shift * DAY_MS + ((hour * 60 + random.integer(0, 59)) * 60 + random.integer(0, 59)) * 1000;
}

/** Returns the date `days` after `moment` as `2026-11-21`. */
export function formatDateAfter(moment: Date, days = 0): string {
  return new Date(moment.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the time `minutes` after `moment` in the stored format: `2026-11-21T10:41:00+00:00`. */
export function formatTimeAfter(moment: Date, minutes = 0): string {
  return `${new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 16)}:00+00:00`;
}

/** Returns the time `days` working days after `moment`. */
export function getWorkingDayAfter(moment: Date, days: number): Date {
  let day = moment;
  for (let left = days; left > 0 || isWeekend(day); ) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0;
