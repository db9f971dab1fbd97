import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './format-date-time.ts';

it('formats a day in the locale', () => {
  const days = ['en-GB', 'en-US', 'de-AT'].map((locale) => formatDate('2026-11-20T12:00:00.000Z', locale));
  expect(days).toEqual(['20 Nov 2026', 'Nov 20, 2026', '20.11.2026']);
});

it('returns an empty text for an invalid instant', () => {
  expect(formatDateTime('', 'en')).toBe('');
});
