import { expect, it } from 'vitest';
import { formatTimeAgo } from './format-time-ago.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

it.each([
  [0, 'now'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [29 * 86_400, '29 days ago'],
  [30 * 86_400, 'last month'],
  [364 * 86_400, '12 months ago'],
  [365 * 86_400, 'last year'],
  [730 * 86_400, '2 years ago'],
  [-500, 'now'],
])('formats %i seconds as %s', (seconds, expected) => {
  expect(formatTimeAgo(before(seconds), now, 'en')).toBe(expected);
});

it('formats in the given language, and returns an empty text for an invalid instant', () => {
  expect(formatTimeAgo(before(120), now, 'de')).toBe('vor 2 Minuten');
  expect(formatTimeAgo('soon', now, 'en')).toBe('');
});
