import { expect, it } from 'vitest';
import { clockAheadMs, instantOnClock } from './instant-on-clock.ts';

const at = (shown: string, zone: string) => new Date(instantOnClock(Date.parse(`${shown}Z`), zone)).toISOString();

it.each([
  ['a usual time', '2026-07-01T12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['a time that is shown twice, the first', '2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['a time that is skipped, moved on', '2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['the first time after what is skipped', '2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['a midnight that is skipped', '2026-03-29T00:00:00', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['a year before a hundred', '0026-11-21T12:00:00', 'UTC', '0026-11-21T12:00:00.000Z'],
])('finds %s', (_what, shown, zone, instant) => {
  expect(at(shown, zone)).toBe(instant);
});

it('tells how far a clock is ahead to the second, as it was before 1900', () => {
  expect(clockAheadMs(Date.parse('1850-01-01T00:00:00.700Z'), 'Europe/Berlin')).toBe((53 * 60 + 28) * 1000);
});
