import { describe, expect, it } from 'vitest';
import { printTime } from './time.print.ts';
import { time } from './time.ts';

const parseProps = (settings: object = {}) => time.props.parse(settings);

describe('time', () => {
  it('has no answer initially', () => {
    expect(time.emptyValue(parseProps({ defaultValue: '' }))).toBeUndefined();
    expect(time.emptyValue(parseProps({ defaultValue: '8:00' }))).toBe('08:00:00');
  });

  it('stores times in any format as hours, minutes and seconds', () => {
    expect(
      ['14:30', '2:30 PM', '12:05 am', '09:05:30', 'noon'].map((value) => time.normalize(value, parseProps())),
    ).toEqual(['14:30:00', '14:30:00', '00:05:00', '09:05:30', 'noon']);
  });

  it.each(['25:00:00', '12:', '12:60', '13:00 pm', 'noon'])("reports that %s isn't a time", (wrong) => {
    expect(time.check(wrong, parseProps())).toEqual([{ rule: 'time' }]);
  });

  it("prints in the reader's locale, or in the author's format", () => {
    const print = (format: string | undefined, value: string, locale = 'en') =>
      printTime(locale)({ props: parseProps({ format }), value, label: 'Start', slots: [] });
    expect(print(undefined, '14:30:00')).toEqual([{ kind: 'pair', label: 'Start', value: '2:30 PM' }]);
    expect(print('HH:mm', '14:30:00', 'de')).toMatchObject([{ value: '14:30' }]);
    expect(print('hh:mm A', '14:30:00')).toMatchObject([{ value: '02:30 PM' }]);
    expect(print('', 'noon')).toMatchObject([{ value: 'noon' }]);
  });
});
