import type { SummarySchedule } from '@tideform/contract';
import { expect, it } from 'vitest';
import { computeNextDue, getSummaryRange } from './summary-schedule.ts';

const createSchedule = (over: Partial<SummarySchedule>): SummarySchedule => ({
  ...{ every: 'week', weekday: 1, monthDay: 31, minutes: 8 * 60, timeZone: 'Europe/Berlin' },
  ...over,
});
const computeNext = (over: Partial<SummarySchedule>, after: string) =>
  computeNextDue(createSchedule(over), new Date(after)).toISOString();

it('computes due times in local time, even after a change to or from daylight saving time', () => {
  expect(computeNext({ every: 'day' }, '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  expect(computeNext({ every: 'day' }, '2026-10-24T05:59:59Z')).toBe('2026-10-24T06:00:00.000Z');
  expect(computeNext({ every: 'day', timeZone: 'Pacific/Auckland' }, '2026-10-24T05:00:00Z')).toBe(
    '2026-10-24T19:00:00.000Z',
  );
});

it('computes due times on the weekday or day of the month, or on the last day of shorter months', () => {
  expect(computeNext({}, '2026-11-26T12:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
  expect(computeNext({ weekday: 7 }, '2026-11-29T07:00:00Z')).toBe('2026-12-06T07:00:00.000Z');
  expect(computeNext({ every: 'month' }, '2027-02-01T00:00:00Z')).toBe('2027-02-28T07:00:00.000Z');
  expect(computeNext({ every: 'month', monthDay: 1 }, '2026-12-01T07:00:00Z')).toBe('2027-01-01T07:00:00.000Z');
});

it('computes a date range of the previous day, seven days or month', () => {
  const due = new Date('2027-01-04T07:00:00Z');
  const formatRange = (every: SummarySchedule['every']) =>
    Object.values(getSummaryRange(createSchedule({ every }), due)).join(' ');
  expect(formatRange('day')).toBe('2027-01-03 2027-01-03');
  expect(formatRange('week')).toBe('2026-12-28 2027-01-03');
  expect(formatRange('month')).toBe('2026-12-01 2026-12-31');
  const early = createSchedule({ every: 'day', timeZone: 'Pacific/Auckland' });
  expect(getSummaryRange(early, new Date('2027-01-03T19:00:00Z')).lastDay).toBe('2027-01-03');
});
