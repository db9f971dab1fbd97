import { expect, it } from 'vitest';
import { getDay, getTimeAt, getTimeRange } from './calendar-days.ts';

it('ranges from midnight to midnight in a time zone, also when the clocks change', () => {
  const range = { firstDay: '2026-10-25', lastDay: '2026-10-25' };
  expect(getTimeRange(range, 'Europe/Berlin')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
  expect(getTimeRange(range, 'Pacific/Auckland').from).toBe('2026-10-24T11:00:00.000Z');
  expect(getDay(new Date('2026-10-24T22:30:00Z'), 'Europe/Berlin')).toBe('2026-10-25');
  expect(getDay(new Date('2026-10-24T22:30:00Z'), 'America/New_York')).toBe('2026-10-24');
});

it('uses the earlier of two equal local times, and moves a skipped time forward', () => {
  expect(getTimeAt('2026-10-25', 150, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(getTimeAt('2026-03-29', 150, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(getTimeAt('2026-03-29', 120, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z');
  // In Beirut the clocks go from 23:59 to 01:00 that day.
  expect(getTimeAt('2026-03-29', 0, 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z');
});
