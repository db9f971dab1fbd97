import { expect, it } from 'vitest';
import { getOffsetMs, toInstant } from './local-time.ts';

const formatInstant = (shown: string, zone: string) => new Date(toInstant(Date.parse(`${shown}Z`), zone)).toISOString();

it.each([
  ['an unambiguous time', '2026-07-01T12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['the first of two instants for a repeated time', '2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['a skipped time, moved forward', '2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['the first time after a skipped hour', '2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['a skipped midnight', '2026-03-29T00:00:00', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['a year before 100', '0026-11-21T12:00:00', 'UTC', '0026-11-21T12:00:00.000Z'],
])('finds the instant of %s', (_what, shown, zone, instant) => {
  expect(formatInstant(shown, zone)).toBe(instant);
});

it('computes offsets to the second, because time zones had such offsets before 1900', () => {
  expect(getOffsetMs(Date.parse('1850-01-01T00:00:00.700Z'), 'Europe/Berlin')).toBe((53 * 60 + 28) * 1000);
});
