import { describe, expect, it } from 'vitest';
import { printCurrency } from './currency.print.ts';
import { currency } from './currency.ts';
import { CURRENCY_CODES } from './currency-codes.ts';
import { currencySign, withoutSign } from './currency-text.ts';

const props = (settings: object = {}) => currency.props.parse(settings);

describe('currency', () => {
  it('has two decimal places and dollars where the author says nothing that can be read', () => {
    expect(props({ currency: 'nok' })).toMatchObject({ currency: 'NOK', decimalLimit: 2 });
    expect(props({ currency: '$', decimalLimit: 'many' })).toMatchObject({ currency: 'USD', decimalLimit: 2 });
    expect(props({ decimalLimit: '400' }).decimalLimit).toBe(20);
  });

  it('is absent before anybody answered, and reads numbers from text', () => {
    expect(currency.emptyValue(props({ defaultValue: '' }))).toBeUndefined();
    expect(currency.normalize('1200.00', props())).toBe(1200);
    expect(currency.isEmpty(0, props())).toBe(false);
  });

  it('breaks limits as a number does', () => {
    expect(currency.check(-1, props({ validate: { min: 0 } }))).toEqual([{ rule: 'min', params: { limit: 0 } }]);
    expect(currency.check('a lot', props())).toEqual([{ rule: 'number' }]);
  });

  it('puts the sign where the locale puts it', () => {
    expect(currencySign('EUR', 'en')).toMatchObject({ sign: '€', isAfter: false, hasUnits: true });
    expect(currencySign('EUR', 'de')).toMatchObject({ sign: '€', isAfter: true });
    expect(currencySign('JPY', 'en').hasUnits).toBe(false);
  });

  it('takes the sign or the letters of the currency off what is typed, and nothing else', () => {
    expect(withoutSign('$ 1,200', 'USD', '$').trim()).toBe('1,200');
    expect(withoutSign('1200 usd', 'USD', '$').trim()).toBe('1200');
    expect(withoutSign('about $', 'USD', '$')).toBe('about $');
  });

  it('prints the amount in its currency', () => {
    const print = (value: number | undefined, settings: object) =>
      printCurrency('en')({ props: props(settings), value, label: 'Cost', slots: [] });
    expect(print(1250.5, { currency: 'USD' })).toEqual([{ kind: 'pair', label: 'Cost', value: '$1,250.50' }]);
    expect(print(1250, { currency: 'JPY', suffix: 'a day' })).toMatchObject([{ value: '¥1,250 a day' }]);
    expect(print(undefined, { suffix: 'a day' })).toMatchObject([{ value: '' }]);
  });

  it('offers each currency once, by a code that the language knows', () => {
    expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length);
    expect(CURRENCY_CODES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});
