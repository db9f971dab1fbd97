import { describe, expect, it } from 'vitest';
import { orderIn } from './author-format.ts';
import { dateText } from './date-text.ts';
import { readDateText } from './read-date-text.ts';

const reader = { kind: 'date', locale: 'en-GB', today: '2026-11-22', isFinal: true } as const;
const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);

describe('reading what people type for a date', () => {
  it.each([
    ['en-GB', '9 Sept 2026'],
    ['en-US', 'Sep 9, 2026'],
    ['de', '09.09.2026'],
    ['ar-EG-u-nu-latn', '09/09/2026'],
  ])('reads in %s what it writes, each month, with a time and without', (locale, september) => {
    expect(dateText('2026-09-09', 'date', locale)).toBe(september);
    for (const day of days) {
      expect(readDateText(dateText(day, 'date', locale), { ...reader, locale })).toBe(day);
      const moment = `${day}T14:05`;
      const written = dateText(moment, 'datetime-local', locale);
      expect(readDateText(written, { ...reader, locale, kind: 'datetime-local' })).toBe(moment);
    }
    for (const time of ['00:00', '09:30', '12:00', '23:59'])
      expect(readDateText(dateText(time, 'time', locale), { ...reader, locale, kind: 'time' })).toBe(time);
  });

  it.each([
    ['22/11/46', undefined, '2046-11-22'],
    ['22/11/47', undefined, '1947-11-22'],
    ['22/11/46', '2026-11-22', '1946-11-22'],
    ['22/11/26', '2026-11-22', '2026-11-22'],
    ['22/11/27', '2026-11-22', '1927-11-22'],
    ['22/11/46', '2100-01-01', '2046-11-22'],
    ['22/11/99', '1950-01-01', '1899-11-22'],
  ])('reads the year of %s, not after %s, as %s', (typed, latest, read) => {
    expect(readDateText(typed, { ...reader, latest })).toBe(read);
  });

  it('takes the order of the locale, and the other one where only that is a day', () => {
    expect(readDateText('3/4/2026', reader)).toBe('2026-04-03');
    expect(readDateText('3/4/2026', { ...reader, locale: 'en-US' })).toBe('2026-03-04');
    expect(readDateText('24/11/2026', { ...reader, locale: 'en-US' })).toBe('2026-11-24');
    expect(readDateText('2026-11-24', { ...reader, locale: 'en-US' })).toBe('2026-11-24');
    expect(readDateText('2026/11/24', reader)).toBe('2026-11-24');
  });

  it('takes the order of the format that an author has chosen, wherever it is read', () => {
    const inUsa = { ...reader, locale: 'en-US' };
    for (const format of ['dd-MM-yyyy', 'MM-dd-yyyy', 'yyyy-MM-dd', 'd MMMM yyyy']) {
      const order = orderIn(format);
      const written = dateText('2026-03-04', 'date', 'en-US', format);
      expect(readDateText(written, { ...inUsa, order })).toBe('2026-03-04');
    }
    expect(orderIn("yyyy 'd' MMM dd")).toEqual(['year', 'month', 'day']);
    expect(readDateText('04032026', { ...inUsa, order: orderIn('dd-MM-yyyy') })).toBe('2026-03-04');
    expect(orderIn('HH:mm')).toBeUndefined();
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
    expect(readDateText(typed, reader)).toBe(date);
  });

  it('reads names of months in German', () => {
    expect(readDateText('24. März 2026', { ...reader, locale: 'de' })).toBe('2026-03-24');
    expect(readDateText('24. Dez. 26', { ...reader, locale: 'de' })).toBe('2026-12-24');
  });

  it.each(['31/02/2026', 'next week', '24', '24/11/2026 or later', '24/13/2026', '2026-02-30', '24/11/202'])(
    'does not take %s for a date',
    (typed) => {
      expect(readDateText(typed, reader)).toBeUndefined();
    },
  );

  it('waits for the rest while one types', () => {
    const typing = { ...reader, isFinal: false };
    expect(['2', '24/11', '24/11/20', '24/11/202', '24/11/2026'].map((typed) => readDateText(typed, typing))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-24',
    ]);
    expect(readDateText('9', { ...typing, kind: 'time' })).toBeUndefined();
  });

  it('reads times with and without halves of the day, and asks for one beside a day', () => {
    const time = (typed: string, locale = 'en-GB') => readDateText(typed, { ...reader, locale, kind: 'time' });
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
    const moment = { ...reader, kind: 'datetime-local' } as const;
    expect(readDateText('2026-03-14T09:05', moment)).toBe('2026-03-14T09:05');
    expect(readDateText('24/11/2026 at 2pm', moment)).toBe('2026-11-24T14:00');
    expect(readDateText('24/11/2026', moment)).toBeUndefined();
  });
});
