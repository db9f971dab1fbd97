import { describe, expect, it } from 'vitest';
import { addMonths, computeKeyTarget, getCalendarWeeks } from './calendar-days.ts';
import { isDayAllowed, listSelectableTimes } from './date-picker-limits.ts';
import { findFirstWeekday, findFirstWeekdayOfRegion } from './first-weekday.ts';

const moveByKey = (date: string, key: string, more: object = {}) =>
  computeKeyTarget(date, { key, shiftKey: false, ...more }, { firstWeekday: 1, isRightToLeft: false, ...more });

describe('calendar days', () => {
  it("starts weeks on the locale's first weekday, with or without browser support", () => {
    expect(['de', 'en-GB', 'en', 'ar-EG', 'ar-SA'].map(findFirstWeekday)).toEqual([1, 1, 0, 6, 0]);
    expect(['DE', 'GB', 'US', 'EG', 'SA', undefined].map(findFirstWeekdayOfRegion)).toEqual([1, 1, 0, 6, 0, 1]);
    expect(getCalendarWeeks('2026-11', 1).map((week) => week[0])[0]).toBe('2026-10-26');
    expect(getCalendarWeeks('2026-11', 0).flat()).toHaveLength(42);
    expect(getCalendarWeeks('2026-11', 0)[0]![0]).toBe('2026-11-01');
  });

  it('moves by day, week, month and year with the keyboard', () => {
    const moves = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'a'];
    expect(moves.map((key) => moveByKey('2026-11-25', key))).toEqual([
      '2026-11-26',
      '2026-11-24',
      '2026-12-02',
      '2026-11-18',
      '2026-11-23',
      '2026-11-29',
      '2026-12-25',
      '2026-10-25',
      undefined,
    ]);
    expect(moveByKey('2026-11-25', 'PageUp', { shiftKey: true })).toBe('2025-11-25');
    expect(moveByKey('2026-11-25', 'ArrowRight', { isRightToLeft: true })).toBe('2026-11-24');
  });

  it('uses the last day of shorter months, and stays within four-digit years', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2024-02-29', 12)]).toEqual(['2026-02-28', '2025-02-28']);
    expect([addMonths('9999-12-31', 1), moveByKey('0001-01-01', 'ArrowLeft')]).toEqual(['9999-12-31', '0001-01-01']);
  });

  it('allows only days and times within the limits', () => {
    const limits = { min: '2026-11-10T09:00', max: '2026-11-20T17:30', minuteStep: 30 };
    const days = ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'];
    expect(days.map((day) => isDayAllowed(day, limits))).toEqual([false, true, true, false]);
    expect(isDayAllowed('2026-11-15', { isClosed: (date) => date.endsWith('15') })).toBe(false);
    expect(listSelectableTimes('2026-11-10', limits)[0]).toBe('09:00');
    expect(listSelectableTimes('2026-11-20', limits).at(-1)).toBe('17:30');
    expect([listSelectableTimes('2026-11-15', limits).length, listSelectableTimes('', {}).length]).toEqual([48, 96]);
  });
});
