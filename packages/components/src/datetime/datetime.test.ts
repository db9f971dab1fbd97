import { describe, expect, it } from 'vitest';
import { printDatetime } from './datetime.print.ts';
import { datetime } from './datetime.ts';

const parseProps = (settings: object = {}) => datetime.props.parse(settings);
const dayOnly = { enableTime: false };
const findBrokenRules = (value: string, settings: object = {}) =>
  datetime.check(value, parseProps(settings)).map((broken) => broken.rule);

describe('datetime', () => {
  it("has no answer initially, and ignores default values that aren't dates", () => {
    const defaults = ['', 'moment()', 'now', '2026-13-01', '2026-11-24'];
    expect(defaults.map((defaultValue) => datetime.emptyValue(parseProps({ ...dayOnly, defaultValue })))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-24',
    ]);
    expect(datetime.emptyValue(parseProps({ ...dayOnly, defaultDate: '2026-11-24T00:00:00Z' }))).toBe('2026-11-24');
  });

  it.each(['2026-03-29T00:00:00+13:00', '2026-03-29T23:30:00-11:00', '2026-03-29T00:00:00.000Z', '2026-03-29'])(
    'keeps the day of %s, whatever its time zone',
    (stored) => {
      expect(datetime.normalize(stored, parseProps(dayOnly))).toBe('2026-03-29');
    },
  );

  it('keeps stored moments unchanged, and converts empty values to no answer', () => {
    expect(datetime.normalize('2026-03-29T01:00:00Z', parseProps())).toBe('2026-03-29T01:00:00Z');
    expect([datetime.normalize('', parseProps()), datetime.normalize(null, parseProps())]).toEqual([
      undefined,
      undefined,
    ]);
    expect(datetime.normalize('2:30 pm', parseProps({ enableDate: false }))).toBe('14:30:00');
  });

  it.each(['0000-00-00T00:00:00Z', '2026-02-29', 'hello', '2026-11-24T25:00:00Z', '24/11/2026'])(
    "reports that %s isn't a date",
    (wrong) => {
      expect(findBrokenRules(wrong)).toEqual(['date']);
    },
  );

  it("[ENG-287] resolves relative limits and defaults in the field's time zone", () => {
    const at = (settings: object, now: string) => datetime.atTime!(parseProps(settings), Date.parse(now), '') as never;
    const near = {
      displayInTimezone: 'location',
      timezone: 'Pacific/Auckland',
      datePicker: { minDate: "moment().startOf('day')", maxDate: "moment().startOf('day').add(3, 'days')" },
    };
    // In this time zone, it is already the 25th.
    const days = at({ ...near, ...dayOnly, defaultValue: 'moment()' }, '2026-11-24T20:00:00Z');
    expect(datetime.emptyValue(days)).toBe('2026-11-25');
    const broken = (day: string, settings: never) => datetime.check(day, settings).map(({ rule }) => rule);
    expect(['2026-11-24', '2026-11-25', '2026-11-28', '2026-11-29'].map((day) => broken(day, days))).toEqual([
      ['minDate'],
      [],
      [],
      ['maxDate'],
    ]);
    const moments = at(near, '2026-11-24T20:00:00Z');
    expect(broken('2026-11-28T23:59:00+13:00', moments)).toEqual([]);
    expect(broken('2026-11-29T00:00:00+13:00', moments)).toEqual(['maxDate']);
    const now = at({ datePicker: { minDate: 'moment()' } }, '2026-11-24T20:00:00Z');
    expect(broken('2026-11-24T19:59:00Z', now)).toEqual(['minDate']);
    expect(broken('2026-11-24T20:01:00Z', now)).toEqual([]);
  });

  it('rejects excluded days, ranges and weekdays, configured in datePicker or widget', () => {
    const closed = { disable: '2026-12-24, 2026-12-28 - 2026-12-30', disabledWeekdays: { 5: true, 6: false } };
    const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-29', '2026-12-31'];
    const found = (settings: object) => days.filter((day) => findBrokenRules(day, settings).length > 0);
    expect(found({ ...dayOnly, datePicker: closed })).toEqual(['2026-12-24', '2026-12-25', '2026-12-29']);
    expect(found({ ...dayOnly, widget: { disabledDates: '2026-12-31' } })).toEqual(['2026-12-31']);
  });

  it('accepts the first and last allowed day', () => {
    const limits = { ...dayOnly, datePicker: { minDate: '2026-11-01', maxDate: '2026-11-30' } };
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => findBrokenRules(day, limits))).toEqual(
      [['minDate'], [], [], ['maxDate']],
    );
    expect(datetime.check('2026-12-01', parseProps(limits))).toEqual([
      { rule: 'maxDate', params: { limit: '2026-11-30' } },
    ]);
  });

  it('compares moments as instants across time zones', () => {
    const limits = { widget: { minDate: '2025-07-01T12:00:00+03:00', maxDate: '2025-07-31T12:00:00+03:00' } };
    expect(findBrokenRules('2025-07-01T09:00:00Z', limits)).toEqual([]);
    expect(findBrokenRules('2025-07-01T10:00:00+02:00', limits)).toEqual(['minDate']);
  });

  it("treats a limit without a time as the whole day, in the answer's time zone", () => {
    expect(findBrokenRules('2026-11-30T23:59:00-11:00', { datePicker: { maxDate: '2026-11-30' } })).toEqual([]);
  });

  it('ignores a limit that is an unresolved expression', () => {
    expect(findBrokenRules('1999-01-01', { ...dayOnly, datePicker: { minDate: 'moment().add(1, "day")' } })).toEqual(
      [],
    );
  });

  it('can reject weekends or weekdays', () => {
    expect(findBrokenRules('2026-11-21', { ...dayOnly, datePicker: { disableWeekends: true } })).toEqual([
      'disabledDate',
    ]);
    expect(findBrokenRules('2026-11-20', { ...dayOnly, widget: { disableWeekdays: 'true' } })).toEqual([
      'disabledDate',
    ]);
    expect(findBrokenRules('2026-11-20', { ...dayOnly, datePicker: { disableWeekends: true } })).toEqual([]);
  });

  it("prints in the reader's locale if the author chose no format", () => {
    const print = (locale: string, value: string, settings: object = {}) =>
      printDatetime(locale)({ props: parseProps(settings), value, label: 'When', slots: [] });
    const answer = '2026-11-21T22:41:00+13:00';
    const printed = ['en-US', 'en-GB', 'de-AT'].map((locale) => print(locale, answer));
    const texts = ['Nov 21, 2026, 10:41 PM', '21 Nov 2026, 22:41', '21.11.2026, 22:41'];
    expect(printed).toEqual(texts.map((value) => [{ kind: 'pair', label: 'When', value }]));
    const usual = 'yyyy-MM-dd hh:mm a';
    expect(print('de', answer, { format: usual, widget: { format: usual } })).toMatchObject([{ value: texts[2] }]);
    expect(print('en-GB', '2026-11-21', dayOnly)).toMatchObject([{ value: '21 Nov 2026' }]);
    expect(print('en-US', '22:41:00', { enableDate: false })).toMatchObject([{ value: '10:41 PM' }]);
  });

  it("prints in the author's format, in local time where the answer was given", () => {
    const print = (value: string, settings: object) =>
      printDatetime('en')({ props: parseProps(settings), value, label: 'When', slots: [] });
    expect(print('2026-11-21T22:41:00+13:00', { format: 'dd-MM-yyyy HH:mm' })).toEqual([
      { kind: 'pair', label: 'When', value: '21-11-2026 22:41' },
    ]);
    expect(print('2026-11-21T22:41:00Z', { format: 'd MMM yyyy' })).toMatchObject([{ value: '21 Nov 2026 22:41 UTC' }]);
    expect(print('2026-11-21', { ...dayOnly, widget: { format: 'dd-MMM-yyyy HH:mm' } })).toMatchObject([
      { value: '21-Nov-2026' },
    ]);
    expect(print('2026-11-21T22:41:00Z', { displayInTimezone: 'location', timezone: 'Asia/Tokyo' })).toMatchObject([
      { value: 'Nov 22, 2026, 7:41 AM' },
    ]);
    expect(print('soon', {})).toMatchObject([{ value: 'soon' }]);
  });
});
