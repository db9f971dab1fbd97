import { describe, expect, it } from 'vitest';
import { printCurrency } from './currency.print.ts';
import { CURRENCY_CODES } from './currency.settings.ts';
import { currency } from './currency.ts';
import { getCurrencySign, removeCurrencySign } from './currency-text.ts';

const parseProps = (settings: object = {}) => currency.props.parse(settings);

describe('currency', () => {
  it('has two decimal places and dollars by default', () => {
    expect(parseProps({ currency: 'nok' })).toMatchObject({ currency: 'NOK', decimalLimit: 2 });
    expect(parseProps({ currency: '$', decimalLimit: 'many' })).toMatchObject({ currency: 'USD', decimalLimit: 2 });
    expect(parseProps({ decimalLimit: '400' }).decimalLimit).toBe(20);
  });

  it('has no answer initially, and parses numbers in text', () => {
    expect(currency.emptyValue(parseProps({ defaultValue: '' }))).toBeUndefined();
    expect(currency.normalize('1200.00', parseProps())).toBe(1200);
    expect(currency.isEmpty(0, parseProps())).toBe(false);
  });

  it('is validated like a number', () => {
    expect(currency.check(-1, parseProps({ validate: { min: 0 } }))).toEqual([{ rule: 'min', params: { limit: 0 } }]);
    expect(currency.check('a lot', parseProps())).toEqual([{ rule: 'number' }]);
  });

  it('puts the currency symbol before or after the amount, as in the locale', () => {
    expect(getCurrencySign('EUR', 'en')).toMatchObject({ sign: '€', isAfter: false, hasUnits: true });
    expect(getCurrencySign('EUR', 'de')).toMatchObject({ sign: '€', isAfter: true });
    expect(getCurrencySign('JPY', 'en').hasUnits).toBe(false);
  });

  it("removes only the currency's symbol or code from typed text", () => {
    expect(removeCurrencySign('$ 1,200', 'USD', '$').trim()).toBe('1,200');
    expect(removeCurrencySign('1200 usd', 'USD', '$').trim()).toBe('1200');
    expect(removeCurrencySign('about $', 'USD', '$')).toBe('about $');
  });

  it('prints the amount in its currency', () => {
    const print = (value: number | undefined, settings: object) =>
      printCurrency('en')({ props: parseProps(settings), value, label: 'Cost', slots: [] });
    expect(print(1250.5, { currency: 'USD' })).toEqual([{ kind: 'pair', label: 'Cost', value: '$1,250.50' }]);
    expect(print(1250, { currency: 'JPY', suffix: 'a day' })).toMatchObject([{ value: '¥1,250 a day' }]);
    expect(print(undefined, { suffix: 'a day' })).toMatchObject([{ value: '' }]);
  });

  it('lists each currency once, with a code of three letters', () => {
    expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length);
    expect(CURRENCY_CODES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});
