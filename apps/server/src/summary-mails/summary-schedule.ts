import type { SummarySchedule } from '@tideform/contract';
import { addDays, type DayRange, formatDay, getDay, getTimeAt } from '@tideform/submission-views';

/** Number of days within which every schedule is due at least once. */
const MAX_DAYS = 32;

/** Computes the first due time of a schedule that is later than `after`. */
export function computeNextDue(schedule: SummarySchedule, after: Date): Date {
  const { minutes, timeZone } = schedule;
  const today = getDay(after, timeZone);
  for (let offset = 0; offset <= MAX_DAYS; offset += 1) {
    const date = addDays(today, offset);
    const at = getTimeAt(date, minutes, timeZone);
    if (at > after && isScheduledDay(schedule, date)) return at;
  }
  throw new Error('The schedule has no due day');
}

function isScheduledDay({ every, weekday, monthDay }: SummarySchedule, on: string): boolean {
  const [year = 0, month = 1, date = 1] = on.split('-').map(Number);
  if (every === 'week') return (new Date(on).getUTCDay() || 7) === weekday;
  const lastOfMonth = Number(formatDay(year, month + 1, 0).slice(8));
  return every === 'day' || date === Math.min(monthDay, lastOfMonth);
}

/**
 * Returns the date range of a summary that is due at `due`. The range ends on the previous day, since the due day isn't
 * over.
 */
export function getSummaryRange({ every, timeZone }: SummarySchedule, due: Date): DayRange {
  const today = getDay(due, timeZone);
  if (every !== 'month') return { firstDay: addDays(today, every === 'day' ? -1 : -7), lastDay: addDays(today, -1) };
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { firstDay: formatDay(year, month - 1, 1), lastDay: formatDay(year, month, 0) };
}
