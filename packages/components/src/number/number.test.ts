import { describe, expect, it } from 'vitest';
import { printNumber } from './number.print.ts';
import { number } from './number.ts';

const parseProps = (settings: object = {}) => number.props.parse(settings);

describe('number', () => {
  it('has no answer initially, and accepts zero as an answer', () => {
    expect(number.emptyValue(parseProps())).toBeUndefined();
    expect(number.emptyValue(parseProps({ defaultValue: '4.25' }))).toBe(4.25);
    expect(number.isEmpty(0, parseProps())).toBe(false);
  });

  it('converts numbers in text, and keeps other text', () => {
    expect([
      number.normalize('12.5', parseProps()),
      number.normalize('', parseProps()),
      number.normalize('x', parseProps()),
    ]).toEqual([12.5, undefined, 'x']);
    expect(number.check('x', parseProps())).toEqual([{ rule: 'number' }]);
  });

  it.each([
    ['12,5', 12.5],
    [' -12,5 ', -12.5],
    ['0,125', 0.125],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234 567', 1234567],
    ['1,234', '1,234'],
    ['12,5 kg', '12,5 kg'],
    ['1,2,3', '1,2,3'],
    [`${'1'.repeat(20)},5`, `${'1'.repeat(20)},5`],
  ])('converts the external value %j to %j', (text, read) => {
    expect(number.normalize(text, parseProps())).toBe(read);
    expect(number.normalize([text], parseProps({ multiple: true }))).toEqual([read]);
    expect(number.emptyValue(parseProps({ defaultValue: text }))).toBe(read);
  });

  it('reports numbers outside the configured limits', () => {
    const settings = parseProps({ validate: { min: 1, max: 5, step: 0.1, integer: true } });
    expect(number.check(0.3, settings).map((one) => one.rule)).toEqual(['min', 'integer']);
    expect(number.check(5.05, settings).map((one) => one.rule)).toEqual(['max', 'step', 'integer']);
    expect(number.check(3, settings)).toEqual([]);
  });

  it('accepts the step "any", as in HTML', () => {
    expect(number.check(0.123, parseProps({ validate: { step: 'any' } }))).toEqual([]);
  });

  it('prints nothing for a missing number, not even its unit', () => {
    const print = (value: number | undefined) =>
      printNumber('en')({ props: parseProps({ suffix: 'mph' }), value, label: 'Wind', slots: [] });
    expect([print(undefined), print(24)]).toEqual([
      [{ kind: 'pair', label: 'Wind', value: '' }],
      [{ kind: 'pair', label: 'Wind', value: '24 mph' }],
    ]);
  });
});
