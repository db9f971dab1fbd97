import { resolveTimeZone } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { appendUtcOffset, formatWallTime } from './wall-time.ts';

describe('wall time in a time zone', () => {
  it.each([
    ['Pacific/Tongatapu', '2026-11-22T11:30:00+13:00'],
    ['Pacific/Pago_Pago', '2026-11-21T11:30:00-11:00'],
    ['Asia/Kolkata', '2026-11-22T04:00:00+05:30'],
    ['UTC', '2026-11-21T22:30:00+00:00'],
  ])('formats an instant in %s as local time', (zone, stored) => {
    expect(Date.parse(stored)).toBe(Date.parse('2026-11-21T22:30:00Z'));
    expect(formatWallTime(Date.parse('2026-11-21T22:30:00Z'), zone)).toBe(stored.slice(0, 19));
    expect(appendUtcOffset(stored.slice(0, 19), zone)).toBe(stored);
  });

  it('uses the offset of the given day in summer and winter', () => {
    expect(appendUtcOffset('2026-07-01T12:00:00', 'Europe/Oslo')).toBe('2026-07-01T12:00:00+02:00');
    expect(appendUtcOffset('2026-12-01T12:00:00', 'Europe/Oslo')).toBe('2026-12-01T12:00:00+01:00');
    expect(appendUtcOffset('2026-01-01T12:00:00', 'America/New_York')).toBe('2026-01-01T12:00:00-05:00');
  });

  it('moves a local time that a clock change skips forward, and uses the first of two repeated times', () => {
    expect(appendUtcOffset('2026-03-29T02:30:00', 'Europe/Oslo')).toBe('2026-03-29T03:30:00+02:00');
    expect(appendUtcOffset('2026-10-25T02:30:00', 'Europe/Oslo')).toBe('2026-10-25T02:30:00+02:00');
    expect(appendUtcOffset('2026-03-08T02:30:00', 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
  });

  it('converts every hour around a clock change to an instant and back', () => {
    for (let hour = 0; hour < 96; hour += 1) {
      const instant = Date.parse('2026-10-24T00:00:00Z') + hour * 3_600_000;
      const wall = formatWallTime(instant, 'Europe/Oslo');
      expect(appendUtcOffset(wall, 'Europe/Oslo').slice(0, 19)).toBe(wall);
    }
  });

  it('formats years far in the past and future', () => {
    expect(appendUtcOffset('0026-11-21T12:00:00', 'Europe/Oslo')).toMatch(/^0026-11-21T12:00:00\+00:\d\d$/);
  });

  it("falls back to the device's time zone for an unknown name", () => {
    expect(resolveTimeZone('Mars/Olympus')).toBe(resolveTimeZone(''));
    expect(resolveTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
