import { describe, expect, it } from 'vitest';
import { datetime } from '../../datetime/datetime.ts';
import { email } from '../../email/email.ts';
import { printNumber } from '../../number/number.print.ts';
import { number } from '../../number/number.ts';
import { phoneNumber } from '../../phoneNumber/phoneNumber.ts';
import { textarea } from '../../textarea/textarea.ts';
import { time } from '../../time/time.ts';

const multipleSetting = { multiple: true };

describe('a component with multiple answers', () => {
  it('[ENG-146] validates each answer, and reports each broken rule once', () => {
    const props = number.props.parse({ ...multipleSetting, validate: { min: 2, max: 5 } });
    expect(number.check([1, 0, 3, 9] as never, props)).toEqual([
      { rule: 'min', params: { limit: 2 } },
      { rule: 'max', params: { limit: 5 } },
    ]);
    expect(email.check(['a@b.no', '', 'x'] as never, email.props.parse(multipleSetting))).toEqual([{ rule: 'email' }]);
    expect(time.check(['25:00'] as never, time.props.parse(multipleSetting))).toEqual([{ rule: 'time' }]);
    expect(datetime.check(['2026-02-30'] as never, datetime.props.parse(multipleSetting))).toEqual([
      { rule: 'date', params: { hasTime: true } },
    ]);
  });

  it('[ENG-146] is empty while all answers are empty', () => {
    const props = number.props.parse(multipleSetting);
    expect([[], [null], ['', null], [0]].map((value) => number.isEmpty(value as never, props))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('[ENG-146] normalizes each answer, and keeps invalid ones', () => {
    expect(number.normalize(['000.0123', '123', null, 'x'], number.props.parse(multipleSetting))).toEqual([
      0.0123,
      123,
      null,
      'x',
    ]);
    expect(number.normalize('7', number.props.parse(multipleSetting))).toBe(7);
    const masks = { ...multipleSetting, allowMultipleMasks: true, inputMasks: [{ label: 'no', mask: '999 99' }] };
    const numbers = phoneNumber.normalize(['123 45'], phoneNumber.props.parse(masks));
    expect(numbers).toEqual([{ value: '123 45', maskName: 'no' }]);
    expect(phoneNumber.logicValue(numbers, phoneNumber.props.parse(masks))).toEqual(['123 45']);
  });

  it('[ENG-146] normalizes each default value', () => {
    expect(number.emptyValue(number.props.parse({ ...multipleSetting, defaultValue: ['3', 2.5, 'x'] }))).toEqual([
      3,
      2.5,
      'x',
    ]);
    expect(number.emptyValue(number.props.parse(multipleSetting))).toBeUndefined();
    expect(textarea.emptyValue(textarea.props.parse({ ...multipleSetting, defaultValue: [1, 'b'] }))).toEqual([1, 'b']);
  });

  it('[ENG-146] rejects a list for a single answer', () => {
    expect(number.check([1] as never, number.props.parse({}))).toEqual([{ rule: 'nonarray' }]);
    expect(number.normalize(['1'], number.props.parse({}))).toEqual(['1']);
  });

  it('prints the answers on one line', () => {
    const props = number.props.parse({ ...multipleSetting, suffix: 'kg' });
    expect(printNumber('en')({ props, value: [1, null, 2.5] as never, label: 'Load', slots: [] })).toEqual([
      { kind: 'pair', label: 'Load', value: '1 kg, 2.5 kg' },
    ]);
  });
});
