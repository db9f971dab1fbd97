import { describe, expect, it } from 'vitest';
import { findDayOrderOfFormat } from './author-format.ts';
import { formatPickerValue } from './date-text.ts';
import { parseDateText } from './parse-date-text.ts';

const parseOptions = { kind: 'date', locale: 'en-GB', today: '2026-11-22', isFinal: true } as const;
const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);

describe('parsing typed dates', () => {
  it.each([
    ['en-GB', '9 Sept 2026'],
    ['en-US', 'Sep 9, 2026'],
    ['de', '09.09.2026'],
    ['ar-EG-u-nu-latn', '09/09/2026'],
  ])('parses its own format in %s, in each month, with and without a time', (locale, september) => {
    expect(formatPickerValue('2026-09-09', 'date', locale)).toBe(september);
    for (const day of days) {
      expect(parseDateText(formatPickerValue(day, 'date', locale), { ...parseOptions, locale })).toBe(day);
      const moment = `${day}T14:05`;
      const written = formatPickerValue(moment, 'datetime-local', locale);
      expect(parseDateText(written, { ...parseOptions, locale, kind: 'datetime-local' })).toBe(moment);
    }
    for (const time of ['00:00', '09:30', '12:00', '23:59'])
      expect(parseDateText(formatPickerValue(time, 'time', locale), { ...parseOptions, locale, kind: 'time' })).toBe(
        time,
      );
  });

  it.each([
    ['22/11/46', undefined, '2046-11-22'],
    ['22/11/47', undefined, '1947-11-22'],
    ['22/11/46', '2026-11-22', '1946-11-22'],
    ['22/11/26', '2026-11-22', '2026-11-22'],
    ['22/11/27', '2026-11-22', '1927-11-22'],
    ['22/11/46', '2100-01-01', '2046-11-22'],
    ['22/11/99', '1950-01-01', '1899-11-22'],
  ])('completes the year of %s, not after %s, to %s', (typed, latest, read) => {
    expect(parseDateText(typed, { ...parseOptions, latest })).toBe(read);
  });

  it("uses the locale's order of day and month, or the opposite order if only that is a valid day", () => {
    expect(parseDateText('3/4/2026', parseOptions)).toBe('2026-04-03');
    expect(parseDateText('3/4/2026', { ...parseOptions, locale: 'en-US' })).toBe('2026-03-04');
    expect(parseDateText('24/11/2026', { ...parseOptions, locale: 'en-US' })).toBe('2026-11-24');
    expect(parseDateText('2026-11-24', { ...parseOptions, locale: 'en-US' })).toBe('2026-11-24');
    expect(parseDateText('2026/11/24', parseOptions)).toBe('2026-11-24');
  });

  it("uses the order of day and month in the author's format in every locale", () => {
    const inUsa = { ...parseOptions, locale: 'en-US' };
    for (const format of ['dd-MM-yyyy', 'MM-dd-yyyy', 'yyyy-MM-dd', 'd MMMM yyyy']) {
      const order = findDayOrderOfFormat(format);
      const written = formatPickerValue('2026-03-04', 'date', 'en-US', format);
      expect(parseDateText(written, { ...inUsa, order })).toBe('2026-03-04');
    }
    expect(findDayOrderOfFormat("yyyy 'd' MMM dd")).toEqual(['year', 'month', 'day']);
    expect(parseDateText('04032026', { ...inUsa, order: findDayOrderOfFormat('dd-MM-yyyy') })).toBe('2026-03-04');
    expect(findDayOrderOfFormat('HH:mm')).toBeUndefined();
  });

  it.each([
    ['24.11.26', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    ['24112026', '2026-11-24'],
    ['Tue 24th November 2026', '2026-11-24'],
    ['Nov 24, 2026', '2026-11-24'],
    ['24 nov', '2026-11-24'],
    ['24/11', '2026-11-24'],
    ['1/1/47', '1947-01-01'],
    ['1/1/46', '2046-01-01'],
    ['٢٤/١١/٢٠٢٦', '2026-11-24'],
  ])('reads %s', (typed, date) => {
    expect(parseDateText(typed, parseOptions)).toBe(date);
  });

  it('parses month names in German', () => {
    expect(parseDateText('24. März 2026', { ...parseOptions, locale: 'de' })).toBe('2026-03-24');
    expect(parseDateText('24. Dez. 26', { ...parseOptions, locale: 'de' })).toBe('2026-12-24');
  });

  it.each(['31/02/2026', 'next week', '24', '24/11/2026 or later', '24/13/2026', '2026-02-30', '24/11/202'])(
    'rejects %s',
    (typed) => {
      expect(parseDateText(typed, parseOptions)).toBeUndefined();
    },
  );

  it("doesn't return an incomplete date or time while the user types", () => {
    const typing = { ...parseOptions, isFinal: false };
    expect(['2', '24/11', '24/11/20', '24/11/202', '24/11/2026'].map((typed) => parseDateText(typed, typing))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-24',
    ]);
    expect(parseDateText('9', { ...typing, kind: 'time' })).toBeUndefined();
  });

  it('parses times with and without day periods, and requires a time in a date-time field', () => {
    const time = (typed: string, locale = 'en-GB') => parseDateText(typed, { ...parseOptions, locale, kind: 'time' });
    expect(['14:30', '14.30', '1430', '905', '2:30 pm', '2 p.m.', '12 am', '9'].map((typed) => time(typed))).toEqual([
      '14:30',
      '14:30',
      '14:30',
      '09:05',
      '14:30',
      '14:00',
      '00:00',
      '09:00',
    ]);
    expect([time('9 Uhr', 'de'), time('2:30 م', 'ar'), time('9:05:07')]).toEqual(['09:00', '14:30', '09:05:07']);
    expect(['25:00', '9:5', '13 pm', 'noon'].map((typed) => time(typed))).toEqual(Array(4).fill(undefined));
    const moment = { ...parseOptions, kind: 'datetime-local' } as const;
    expect(parseDateText('2026-03-14T09:05', moment)).toBe('2026-03-14T09:05');
    expect(parseDateText('24/11/2026 at 2pm', moment)).toBe('2026-11-24T14:00');
    expect(parseDateText('24/11/2026', moment)).toBeUndefined();
  });
});
