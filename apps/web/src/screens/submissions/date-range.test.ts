import { getDay, getTimeRange } from '@tideform/submission-views';
import { describe, expect, it } from 'vitest';
import { formatDateRange, parseDateRange } from './date-range.ts';

const today = '2026-11-21';

describe('parseDateRange', () => {
  it.each([
    [null, { name: 'last-30-days', firstDay: '2026-10-22', lastDay: today }],
    ['this-month', { name: 'this-month', firstDay: '2026-11-01', lastDay: today }],
    ['last-month', { name: 'last-month', firstDay: '2026-10-01', lastDay: '2026-10-31' }],
    ['this-year', { name: 'this-year', firstDay: '2026-01-01', lastDay: today }],
    ['all-time', { name: 'all-time', firstDay: '1970-01-01', lastDay: today }],
    ['2026-02-01_2026-02-28', { name: 'custom', firstDay: '2026-02-01', lastDay: '2026-02-28' }],
  ] as const)('reads %s', (value, range) => {
    expect(parseDateRange(value, today)).toEqual(range);
  });

  it('resolves last month to December of the previous year in January', () => {
    expect(parseDateRange('last-month', '2026-01-15')).toMatchObject({ firstDay: '2025-12-01', lastDay: '2025-12-31' });
  });

  it.each(['yesterday', '2026-02-30_2026-03-01', '2026-03-02_2026-03-01', '2026-03-02', "2026-01-01_' or 1"])(
    'falls back to the default range for %s',
    (value) => {
      expect(parseDateRange(value, today).name).toBe('last-30-days');
    },
  );

  it('restores the range that was written to the URL', () => {
    for (const value of [null, 'this-month', 'last-month', 'this-year', 'all-time', '2026-02-01_2026-02-28']) {
      const range = parseDateRange(value, today);
      expect(parseDateRange(formatDateRange(range) ?? null, today)).toEqual(range);
    }
  });
});

describe('instantsOf', () => {
  it('includes the whole last day in the viewer’s time zone', () => {
    const { from, to } = getTimeRange({ firstDay: '2026-11-01', lastDay: '2026-11-02' });
    expect(getDay(new Date(from))).toBe('2026-11-01');
    expect(new Date(to).getTime() - new Date(from).getTime()).toBe(2 * 24 * 3_600_000);
    expect(getDay(new Date(to))).toBe('2026-11-03');
  });
});
