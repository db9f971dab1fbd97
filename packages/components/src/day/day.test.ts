import { describe, expect, it } from 'vitest';
import { printDay } from './day.print.ts';
import { day } from './day.ts';

const props = (settings: object = {}) => day.props.parse(settings);
const rules = (value: string, settings: object = {}) => day.check(value, props(settings)).map((one) => one.rule);
const hide = (...parts: string[]) => ({ fields: Object.fromEntries(parts.map((part) => [part, { hide: true }])) });

describe('day', () => {
  it('is empty initially, and if all parts are zero', () => {
    expect(day.emptyValue(props({ defaultValue: '00/00/0000' }))).toBe('');
    expect(['', '00/00/0000', '00/00/2024'].map((value) => day.isEmpty(value, props()))).toEqual([true, true, false]);
  });

  it('accepts an ISO date as the default value', () => {
    expect(day.emptyValue(props({ defaultValue: '2026-11-24' }))).toBe('11/24/2026');
    expect(day.emptyValue(props({ defaultValue: '2026-11-24', ...hide('day') }))).toBe('11/2026');
  });

  it('omits hidden parts from stored days', () => {
    expect(day.normalize('01/15/2025', props(hide('day')))).toBe('01/2025');
    expect(day.normalize('01/2025', props(hide('day')))).toBe('01/2025');
    expect(day.normalize('15/01/2025', props({ dayFirst: true, ...hide('year') }))).toBe('15/01');
  });

  it("converts ISO dates, and keeps values that aren't days", () => {
    expect(day.normalize('2025-01-15', props())).toBe('01/15/2025');
    expect(day.normalize('2025-01-15T10:00:00Z', props({ dayFirst: true }))).toBe('15/01/2025');
    expect(day.normalize('hello, world!', props())).toBe('hello, world!');
  });

  it.each([
    ['hello, world!', {}],
    ['123', hide('month', 'year')],
    ['100042', hide('day', 'month')],
    ['02/30/2024', {}],
    ['02/29/2023', {}],
    ['13/01/2024', {}],
    ['1/2/3/4', {}],
  ])("reports that %s isn't a day", (wrong, settings) => {
    expect(rules(wrong, settings)).toEqual(['day']);
  });

  it.each([
    ['03/23/2023', {}],
    ['02/29/2024', {}],
    ['02/29/0000', {}],
    ['00/31/0000', {}],
    ['01/23', hide('year')],
    ['23', hide('month', 'year')],
    ['24/2024', hide('month')],
    ['29/02/2024', { dayFirst: true }],
  ])('accepts %s as a day', (right, settings) => {
    expect(rules(right, settings)).toEqual([]);
  });

  it('[ENG-41] reports missing required parts of an unanswered day, except hidden parts', () => {
    const fields = { day: { required: true, hide: true }, year: { required: true } };
    expect(day.checkEmpty?.(props({ fields }))).toEqual([{ rule: 'requiredYear' }]);
    expect(day.checkEmpty?.(props())).toEqual([]);
  });

  it('reports missing required parts of a partly answered day', () => {
    const fields = { day: { required: true }, month: { required: 'true' }, year: { required: true, hide: true } };
    expect(rules('00/00/2024', { fields: { ...fields, year: { required: true } } })).toEqual([
      'requiredMonth',
      'requiredDay',
    ]);
    expect(rules('07/24', { fields })).toEqual([]);
    expect(rules('01/00', { fields })).toEqual(['requiredDay']);
  });

  it('validates year limits, and date limits if the day is complete', () => {
    const limits = { dayFirst: true, minDate: '2023-03-01', maxDate: '2023-04-01' };
    expect([rules('02/04/2023', limits), rules('01/04/2023', limits), rules('28/02/2023', limits)]).toEqual([
      ['maxDate'],
      [],
      ['minDate'],
    ]);
    expect(rules('00/04/2029', limits)).toEqual([]);
    expect(rules('01/22/2022', { minYear: '2023' })).toEqual(['minYear']);
    expect(rules('01/22/2023', { fields: { year: { maxYear: 2022 } } })).toEqual(['maxYear']);
    expect(rules('01/22/1900', { minDate: 'moment()' })).toEqual([]);
  });

  it('prints unanswered parts as dashes', () => {
    const print = (value: string) => printDay('en')({ props: props(), value, label: 'Born', slots: [] });
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
    const print = printDay(locale)({ props: props(settings), value, label: 'Born', slots: [] });
    expect(print).toMatchObject([{ value: written }]);
  });

  it('prints the day before the month if configured, and invalid days unchanged', () => {
    const print = (value: string) =>
      printDay('en')({ props: props({ dayFirst: true }), value, label: 'Born', slots: [] });
    expect(print('07/05/1990')).toMatchObject([{ value: '07/05/1990' }]);
    expect(print('last spring')).toMatchObject([{ value: 'last spring' }]);
  });
});
