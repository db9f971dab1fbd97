import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber } from './number-text.ts';

describe('numbers as people type them', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1,5', 1.5],
    ['en', '-.5', -0.5],
    ['en', '−3', -3],
    ['de', '1.234,5', 1234.5],
    ['de', '1.5', 1.5],
    ['de', '1.500', 1500],
    ['fr', '1 234,5', 1234.5],
    ['de-CH', '1’234.5', 1234.5],
    ['ar-EG', '١٢٫٥', 12.5],
    ['en', '1e3', 1000],
    ['en', ' ', undefined],
  ])('reads %s %s', (locale, typed, number) => {
    expect(parseNumber(typed, { locale })).toBe(number);
  });

  it.each(['12a', '1.2.3', '--1', 'Infinity', '1e999', '-'])('gives back %s, which is no number', (typed) => {
    expect(parseNumber(typed, { locale: 'en' })).toBe(typed);
  });

  it('cuts decimal places beyond the limit', () => {
    expect(parseNumber('1.239', { locale: 'en', decimalLimit: 2 })).toBe(1.23);
    expect(parseNumber('7.9', { locale: 'en', decimalLimit: 0 })).toBe(7);
  });

  it("shows numbers in the reader's locale", () => {
    expect(formatNumber(1234.5, { locale: 'de', delimiter: true })).toBe('1.234,5');
    expect(formatNumber(1234.5, { locale: 'en' })).toBe('1234.5');
    expect(formatNumber(2, { locale: 'en', decimalLimit: 2, requireDecimal: true })).toBe('2.00');
  });

  it('reads what it shows', () => {
    for (const locale of ['en', 'de', 'fr', 'pl', 'ar-EG', 'hi', 'pt-PT']) {
      for (const number of [0, -1.25, 1234567.5, 1000]) {
        const look = { locale, delimiter: true };
        expect(parseNumber(formatNumber(number, look), look), `${locale} ${number}`).toBe(number);
      }
    }
  });
});
