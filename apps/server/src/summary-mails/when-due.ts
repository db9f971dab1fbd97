import type { SummarySchedule } from '@tideform/contract';
import { addDays, type DayRange, day, dayOf, instantAt } from '@tideform/submission-views';

/** Every schedule has a day among so many. */
const mostDays = 32;

/** When a summary goes out next, after an instant. */
export function nextDue(schedule: SummarySchedule, after: Date): Date {
  const { minutes, timeZone } = schedule;
  const today = dayOf(after, timeZone);
  for (let ahead = 0; ahead <= mostDays; ahead += 1) {
    const on = addDays(today, ahead);
    const at = instantAt(on, minutes, timeZone);
    if (at > after && isItsDay(schedule, on)) return at;
  }
  throw new Error('A schedule without a day');
}

function isItsDay({ every, weekday, monthDay }: SummarySchedule, on: string): boolean {
  const [year = 0, month = 1, date = 1] = on.split('-').map(Number);
  if (every === 'week') return (new Date(on).getUTCDay() || 7) === weekday;
  const lastOfMonth = Number(day(year, month + 1, 0).slice(8));
  return every === 'day' || date === Math.min(monthDay, lastOfMonth);
}

/** The days that a summary tells of which is due then: never the day on which it goes out, which is not over. */
export function daysToldOf({ every, timeZone }: SummarySchedule, due: Date): DayRange {
  const today = dayOf(due, timeZone);
  if (every !== 'month') return { firstDay: addDays(today, every === 'day' ? -1 : -7), lastDay: addDays(today, -1) };
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { firstDay: day(year, month - 1, 1), lastDay: day(year, month, 0) };
}
