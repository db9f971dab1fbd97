import { expect, it } from 'vitest';
import { createRandom } from './create-random.ts';
import { getWorkingDayAfter, pickWorkingTimes } from './working-times.ts';

const lastDay = new Date('2026-11-21T15:00:00Z');
const pickThousandTimes = () => pickWorkingTimes(createRandom('times'), 1_000, { days: 70, lastDay });
const getShare = (times: readonly Date[], which: (time: Date) => boolean): number =>
  times.filter(which).length / times.length;

it('returns times before the last day, sorted, and identical for the same seed', () => {
  const times = pickThousandTimes();
  expect(times).toHaveLength(1_000);
  expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()));
  expect(times.at(-1)!.getTime()).toBeLessThan(Date.UTC(2026, 10, 21));
  expect(times[0]!.getTime()).toBeGreaterThan(Date.UTC(2026, 10, 21 - 72));
  expect(pickThousandTimes()).toEqual(times);
});

it('covers all working days, with few times on weekends and most before noon', () => {
  const times = pickThousandTimes();
  for (const weekday of [1, 2, 3, 4, 5]) {
    expect(getShare(times, (time) => time.getUTCDay() === weekday)).toBeGreaterThan(0.12);
  }
  expect(getShare(times, (time) => [0, 6].includes(time.getUTCDay()))).toBeLessThan(0.08);
  expect(getShare(times, (time) => time.getUTCHours() < 12)).toBeGreaterThan(0.5);
  expect(getShare(times, (time) => time.getUTCHours() < 7 || time.getUTCHours() > 17)).toBe(0);
});

it('skips weekends when adding working days', () => {
  const after = (day: string, days: number) => getWorkingDayAfter(new Date(day), days).toISOString().slice(0, 10);
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => after(day, 1))).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect([after('2026-11-21', 0), after('2026-11-20', 6)]).toEqual(['2026-11-23', '2026-11-30']);
});
