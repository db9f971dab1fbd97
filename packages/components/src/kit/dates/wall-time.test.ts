import { knownZone } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { wallAt, withOffset } from './wall-time.ts';

describe('times on the clock of a zone', () => {
  it.each([
    ['Pacific/Tongatapu', '2026-11-22T11:30:00+13:00'],
    ['Pacific/Pago_Pago', '2026-11-21T11:30:00-11:00'],
    ['Asia/Kolkata', '2026-11-22T04:00:00+05:30'],
    ['UTC', '2026-11-21T22:30:00+00:00'],
  ])('shows one instant in %s as its clock does', (zone, stored) => {
    expect(Date.parse(stored)).toBe(Date.parse('2026-11-21T22:30:00Z'));
    expect(wallAt(Date.parse('2026-11-21T22:30:00Z'), zone)).toBe(stored.slice(0, 19));
    expect(withOffset(stored.slice(0, 19), zone)).toBe(stored);
  });

  it('takes the offset of the day in question, summer and winter', () => {
    expect(withOffset('2026-07-01T12:00:00', 'Europe/Oslo')).toBe('2026-07-01T12:00:00+02:00');
    expect(withOffset('2026-12-01T12:00:00', 'Europe/Oslo')).toBe('2026-12-01T12:00:00+01:00');
    expect(withOffset('2026-01-01T12:00:00', 'America/New_York')).toBe('2026-01-01T12:00:00-05:00');
  });

  it('moves a time on that the clock skips, and takes the first of two that it shows twice', () => {
    expect(withOffset('2026-03-29T02:30:00', 'Europe/Oslo')).toBe('2026-03-29T03:30:00+02:00');
    expect(withOffset('2026-10-25T02:30:00', 'Europe/Oslo')).toBe('2026-10-25T02:30:00+02:00');
    expect(withOffset('2026-03-08T02:30:00', 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
  });

  it('gives back every hour of the days around a change of the clock', () => {
    for (let hour = 0; hour < 96; hour += 1) {
      const instant = Date.parse('2026-10-24T00:00:00Z') + hour * 3_600_000;
      const wall = wallAt(instant, 'Europe/Oslo');
      expect(withOffset(wall, 'Europe/Oslo').slice(0, 19)).toBe(wall);
    }
  });

  it('writes years that nobody lives in', () => {
    expect(withOffset('0026-11-21T12:00:00', 'Europe/Oslo')).toMatch(/^0026-11-21T12:00:00\+00:\d\d$/);
  });

  it('falls back to the zone of the device for a name that nobody knows', () => {
    expect(knownZone('Mars/Olympus')).toBe(knownZone(''));
    expect(knownZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
