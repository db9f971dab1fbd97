import { describe, expect, it } from 'vitest';
import { parseTemplate } from '../template.ts';
import { formatDate } from './format-date.ts';

const evening = '2026-11-03T21:05:09.040+01:00';

describe('dateFormat', () => {
  it.each([
    ['YYYY-MM-DD', '2026-11-03'],
    ['DD-MM-YYYY', '03-11-2026'],
    ['MM-DD-YYYY', '11-03-2026'],
    ['YYYY-MM-DD HH:mm:ss', '2026-11-03 21:05:09'],
    ['YYYY-MM-DD hh:mm:ssA', '2026-11-03 09:05:09PM'],
    ['MMMM D, YYYY', 'November 3, 2026'],
    ['dddd MMMM D, YYYY', 'Tuesday November 3, 2026'],
    ['D/M/YY H:m:s.SSS a', '3/11/26 21:5:9.040 pm'],
    ['ddd dd d E Do MMM [at] h', 'Tue Tu 2 2 3rd Nov at 9'],
    ['DDD DDDD Q Z ZZ', '307 307 4 +01:00 +0100'],
    ['X x', '1793736309 1793736309040'],
    ['LL | LT | L', 'November 3, 2026 | 9:05 PM | 11/03/2026'],
    ['', ''],
  ])('[ENG-128] formats %s as %s', (pattern, written) => {
    expect(formatDate(evening, pattern)).toBe(written);
  });

  it('[ENG-129] formats a time with an offset as written, and an instant in the requested zone', () => {
    const pattern = 'YYYY-MM-DD HH:mm Z';
    expect(formatDate('2026-11-03T21:05', pattern)).toBe('2026-11-03 21:05 +00:00');
    expect(formatDate('2026-06-30T22:30:00Z', pattern, 'Europe/Berlin')).toBe('2026-07-01 00:30 +02:00');
    expect(formatDate(Date.parse('2026-06-30T22:30:00Z'), pattern, 'America/New_York')).toBe('2026-06-30 18:30 -04:00');
    expect(formatDate('2026-06-30T22:30:00Z', pattern, 'Nowhere/None')).toBe('2026-06-30 22:30 +00:00');
    expect(formatDate('2026-06-30', pattern, 'America/New_York')).toBe('2026-06-30 00:00 +00:00');
  });

  it('[ENG-128] parses the dates and times that forms store', () => {
    expect(formatDate('11/03/2026', 'D MMM')).toBe('3 Nov');
    expect(formatDate('23/03/2026', 'D MMM')).toBe('23 Mar');
    expect(formatDate('21:05:00', 'h:mm A')).toBe('9:05 PM');
  });

  it('[ENG-128] returns an empty string for values that are not dates', () => {
    const none = [
      undefined,
      null,
      '',
      'soon',
      '2026-02-30',
      '2026-13-01',
      '25:00',
      {},
      [],
      true,
      Number.NaN,
      9e15,
      '--/05/1990',
    ];
    expect(none.map((value) => formatDate(value, 'YYYY'))).toEqual(none.map(() => ''));
  });

  it('[ENG-128] names months and weekdays in the locale of the render options, and in English without a locale', () => {
    const read = parseTemplate('{{dateFormat data.at "dddd, D. MMMM YYYY"}}');
    const formatIn = (locale?: string) =>
      read.ok && read.template.render({ data: { at: evening } }, locale === undefined ? {} : { locale });
    expect([formatIn('de-AT'), formatIn()]).toEqual(['Dienstag, 3. November 2026', 'Tuesday, 3. November 2026']);
  });

  it('[ENG-128] is a helper of templates', () => {
    const fill = (text: string) => {
      const read = parseTemplate(text);
      return read.ok
        ? read.template.render({ data: { at: '2026-06-30T22:30:00Z' } }, { timeZone: 'UTC' })
        : read.problem;
    };
    expect(fill('{{dateFormat data.at "DD-MM-YYYY"}}')).toBe('30-06-2026');
    expect(fill('{{dateFormat data.at "HH:mm" timeZone="Europe/Berlin"}} {{dateFormat data.at}}')).toBe(
      '00:30 2026-06-30',
    );
    expect(fill('{{#if (dateFormat data.none "YYYY")}}x{{/if}}{{dateFormat data.at format="YY"}}')).toBe('26');
  });
});
