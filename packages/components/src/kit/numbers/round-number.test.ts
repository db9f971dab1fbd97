import { describe, expect, it } from 'vitest';
import { currency } from '../../currency/currency.ts';
import { number } from '../../number/number.ts';
import { roundNumber } from './round-number.ts';

describe('rounding calculated numbers', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.345, 2, 2.35],
    [0.1 + 0.2, undefined, 0.3],
    [0.1 + 0.2, 1, 0.3],
    [1e21, 2, 1e21],
    [1e-9, 2, 0],
    [1234.5, 0, 1235],
  ])('rounds %d with %s decimal places to %d', (value, places, rounded) => {
    expect(roundNumber(value, places)).toBe(rounded);
  });

  const read = (definition: object) => currency.props.parse({ type: 'currency', ...definition });

  it('[ENG-197] rounds money to two places unless the author says otherwise', () => {
    expect(currency.fromCalculation?.(10 / 3, read({}))).toBe(3.33);
    expect(currency.fromCalculation?.(10 / 3, read({ decimalLimit: 0 }))).toBe(3);
    expect(currency.fromCalculation?.(10 / 3, read({ noRounding: true }))).toBe(10 / 3);
  });

  it('rounds calculated numbers in text, but not typed answers', () => {
    const props = number.props.parse({ type: 'number', decimalLimit: 1 });
    expect(number.fromCalculation?.('2.25', props)).toBe(2.3);
    expect(number.normalize(2.25, props)).toBe(2.25);
  });

  it("drops values that aren't numbers", () => {
    const props = number.props.parse({ type: 'number' });
    const values = ['test', [], {}, true, Number.NaN, Number.POSITIVE_INFINITY];
    expect(values.map((value) => number.fromCalculation?.(value, props))).toEqual(values.map(() => undefined));
    const several = number.props.parse({ type: 'number', multiple: true });
    expect(number.fromCalculation?.(['1', 'x', 2], several)).toEqual([1, 2]);
  });
});
