import { describe, expect, it } from 'vitest';
import { printDay } from './day.print.ts';
import { day } from './day.ts';

const parseProps = (settings: object = {}) => day.props.parse(settings);
const findBrokenRules = (value: string, settings: object = {}) =>
  day.check(value, parseProps(settings)).map((one) => one.rule);
const hideParts = (...parts: string[]) => ({ fields: Object.fromEntries(parts.map((part) => [part, { hide: true }])) });

describe('day', () => {
  it('is empty initially, and if all parts are zero', () => {
    expect(day.emptyValue(parseProps({ defaultValue: '00/00/0000' }))).toBe('');
    expect(['', '00/00/0000', '00/00/2024'].map((value) => day.isEmpty(value, parseProps()))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('accepts an ISO date as the default value', () => {
    expect(day.emptyValue(parseProps({ defaultValue: '2026-11-24' }))).toBe('11/24/2026');
    expect(day.emptyValue(parseProps({ defaultValue: '2026-11-24', ...hideParts('day') }))).toBe('11/2026');
  });

  it('omits hidden parts from stored days', () => {
    expect(day.normalize('01/15/2025', parseProps(hideParts('day')))).toBe('01/2025');
    expect(day.normalize('01/2025', parseProps(hideParts('day')))).toBe('01/2025');
    expect(day.normalize('15/01/2025', parseProps({ dayFirst: true, ...hideParts('year') }))).toBe('15/01');
  });

  it("converts ISO dates, and keeps values that aren't days", () => {
    expect(day.normalize('2025-01-15', parseProps())).toBe('01/15/2025');
    expect(day.normalize('2025-01-15T10:00:00Z', parseProps({ dayFirst: true }))).toBe('15/01/2025');
    expect(day.normalize('hello, world!', parseProps())).toBe('hello, world!');
  });

  it.each([
    ['hello, world!', {}],
    ['123', hideParts('month', 'year')],
    ['100042', hideParts('day', 'month')],
    ['02/30/2024', {}],
    ['02/29/2023', {}],
    ['13/01/2024', {}],
    ['1/2/3/4', {}],
  ])("reports that %s isn't a day", (wrong, settings) => {
    expect(findBrokenRules(wrong, settings)).toEqual(['day']);
  });

  it.each([
    ['03/23/2023', {}],
    ['02/29/2024', {}],
    ['02/29/0000', {}],
    ['00/31/0000', {}],
    ['01/23', hideParts('year')],
    ['23', hideParts('month', 'year')],
    ['24/2024', hideParts('month')],
    ['29/02/2024', { dayFirst: true }],
  ])('accepts %s as a day', (right, settings) => {
    expect(findBrokenRules(right, settings)).toEqual([]);
  });

  it('[ENG-41] reports missing required parts of an unanswered day, except hidden parts', () => {
    const fields = { day: { required: true, hide: true }, year: { required: true } };
    expect(day.checkEmpty?.(parseProps({ fields }))).toEqual([{ rule: 'requiredYear' }]);
    expect(day.checkEmpty?.(parseProps())).toEqual([]);
  });

  it('reports missing required parts of a partly answered day', () => {
    const fields = { day: { required: true }, month: { required: 'true' }, year: { required: true, hide: true } };
    expect(findBrokenRules('00/00/2024', { fields: { ...fields, year: { required: true } } })).toEqual([
      'requiredMonth',
      'requiredDay',
    ]);
    expect(findBrokenRules('07/24', { fields })).toEqual([]);
    expect(findBrokenRules('01/00', { fields })).toEqual(['requiredDay']);
  });

  it('validates year limits, and date limits if the day is complete', () => {
    const limits = { dayFirst: true, minDate: '2023-03-01', maxDate: '2023-04-01' };
    expect([
      findBrokenRules('02/04/2023', limits),
      findBrokenRules('01/04/2023', limits),
      findBrokenRules('28/02/2023', limits),
    ]).toEqual([['maxDate'], [], ['minDate']]);
    expect(findBrokenRules('00/04/2029', limits)).toEqual([]);
    expect(findBrokenRules('01/22/2022', { minYear: '2023' })).toEqual(['minYear']);
    expect(findBrokenRules('01/22/2023', { fields: { year: { maxYear: 2022 } } })).toEqual(['maxYear']);
    expect(findBrokenRules('01/22/1900', { minDate: 'moment()' })).toEqual([]);
  });

  it('prints unanswered parts as dashes', () => {
    const print = (value: string) => printDay('en')({ props: parseProps(), value, label: 'Born', slots: [] });
    expect(print('05/00/1990')).toEqual([{ kind: 'pair', label: 'Born', value: '05/--/1990' }]);
    expect(print('')).toMatchObject([{ value: '' }]);
  });

  it.each([
    ['de', {}, '07.05.1990'],
    ['en-GB', {}, '7 May 1990'],
    ['en', {}, 'May 7, 1990'],
    ['en-CA', {}, 'May 7, 1990'],
    ['de', { fields: { day: { hide: true } } }, '05.1990'],
  ])('prints a day in the format of the locale %s', (locale, settings, written) => {
    const value = 'fields' in settings ? '05/1990' : '05/07/1990';
    const print = printDay(locale)({ props: parseProps(settings), value, label: 'Born', slots: [] });
    expect(print).toMatchObject([{ value: written }]);
  });

  it('prints the day before the month if configured, and invalid days unchanged', () => {
    const print = (value: string) =>
      printDay('en')({ props: parseProps({ dayFirst: true }), value, label: 'Born', slots: [] });
    expect(print('07/05/1990')).toMatchObject([{ value: '07/05/1990' }]);
    expect(print('last spring')).toMatchObject([{ value: 'last spring' }]);
  });
});
