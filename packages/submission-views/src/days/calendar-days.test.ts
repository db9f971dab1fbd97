import { expect, it } from 'vitest';
import { dayOf, instantAt, instantsOf } from './calendar-days.ts';

it('takes a day from its midnight to the next where somebody lives, also when the clocks change', () => {
  const range = { firstDay: '2026-10-25', lastDay: '2026-10-25' };
  expect(instantsOf(range, 'Europe/Berlin')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
  expect(instantsOf(range, 'Pacific/Auckland').from).toBe('2026-10-24T11:00:00.000Z');
  expect(dayOf(new Date('2026-10-24T22:30:00Z'), 'Europe/Berlin')).toBe('2026-10-25');
  expect(dayOf(new Date('2026-10-24T22:30:00Z'), 'America/New_York')).toBe('2026-10-24');
});

it('takes the first of two alike times, and moves on one that the clock skips', () => {
  expect(instantAt('2026-10-25', 150, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(instantAt('2026-03-29', 150, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(instantAt('2026-03-29', 120, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z');
  // In Beirut the clock goes from 23:59 to 01:00.
  expect(instantAt('2026-03-29', 0, 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z');
});
