import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberRules, normalizeNumber, validateNumber } from './number-rules.ts';
import { formatNumber, parseNumber } from './number-text.ts';

describe('parsing typed numbers', () => {
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
    ['en', '0,125', 0.125],
    ['en', '0,500', 0.5],
    ['en', '0,001', 0.001],
    ['en', '-0,125', -0.125],
    ['en', '01,500', 1.5],
    ['en', '00,125', 0.125],
    ['en', '1.234,56', 1234.56],
    ['en', '1,234', 1234],
    ['en', '1,234,567', 1234567],
    ['en', '1.234.567', 1234567],
    ['de', '0.125', 0.125],
    ['de', '1,234.5', 1234.5],
    ['es', '0.500', 0.5],
    ['pt-BR', '0.125', 0.125],
    ['de-AT', '1.234,56', 1234.56],
    ['de-AT', '1 234,56', 1234.56],
    ['fr', '1.234,5', 1234.5],
    ['ar-EG', '٠٫١٢٥', 0.125],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar', '٠٫١٢٥', 0.125],
    ['ar', '١٬٢٣٤', 1234],
    ['ar', '-١٬٢٣٤٫٥', -1234.5],
    ['en', '١٬٢٣٤٬٥٦٧٫٥', 1234567.5],
    ['en', '١٫٢٣٤', 1.234],
    ['en', '١,٢٣٤', 1234],
    ['de', '۱۲٫۵', 12.5],
    ['fa', '۱٬۲۳۴', 1234],
    ['hi', '12,34,567.5', 1234567.5],
    ['en', '9007199254740991', 9007199254740991],
    ['en', '1000000000000000000000', 1e21],
  ])('reads %s %s', (locale, typed, number) => {
    expect(parseNumber(typed, { locale })).toBe(number);
  });

  it.each(['9007199254740993', '12345678901234567890', '0.12345678901234567'])(
    'returns %s as text, because a number would round it',
    (typed) => {
      expect(parseNumber(typed, { locale: 'en' })).toBe(typed);
      expect(normalizeNumber(typed)).toBe(typed);
      expect(validateNumber(typed, {} as NumberRules)).toEqual([{ rule: 'digits' }]);
    },
  );

  it.each(['0,1,2', '1,23', '0.125,5', '1,2,3.4'])("doesn't treat %s as grouped thousands", (typed) => {
    for (const locale of ['en', 'de', 'fr', 'ar-EG']) {
      const parsed = parseNumber(typed, { locale });
      expect(parsed === typed || Math.abs(Number(parsed)) < 2).toBe(true);
    }
  });

  it('parses numbers below 1 with a point or a comma in every locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'en-GB', 'de', 'de-AT', 'de-CH', 'fr', 'es', 'pt-BR', 'ar-EG', 'hi'),
        fc.integer({ min: 0, max: 999_999 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('', '-'),
        (locale, places, sign, minus) => {
          const digits = String(places).padStart(6, '0');
          expect(parseNumber(`${minus}0${sign}${digits}`, { locale })).toBe(Number(`${minus}0.${digits}`));
        },
      ),
    );
  });

  it.each(['12a', '1.2.3', '--1', 'Infinity', '1e999', '-'])(
    "returns %s as text, because it isn't a number",
    (typed) => {
      expect(parseNumber(typed, { locale: 'en' })).toBe(typed);
    },
  );

  it('rounds decimal places beyond the limit', () => {
    for (const [typed, decimalLimit, rounded] of [
      ['1.239', 2, 1.24],
      ['1.234', 2, 1.23],
      ['1.005', 2, 1.01],
      ['19.999', 2, 20],
      ['-0.005', 2, -0.01],
      ['0.004', 2, 0],
      ['7.9', 0, 8],
      ['123456789012.346', 2, 123456789012.35],
    ] as const) {
      expect(parseNumber(typed, { locale: 'en', decimalLimit }), typed).toBe(rounded);
    }
  });

  it("formats numbers for the reader's locale", () => {
    expect(formatNumber(1234.5, { locale: 'de', delimiter: true })).toBe('1.234,5');
    expect(formatNumber(1234.5, { locale: 'en' })).toBe('1234.5');
    expect(formatNumber(2, { locale: 'en', decimalLimit: 2, requireDecimal: true })).toBe('2.00');
  });

  it('parses numbers that it formatted', () => {
    for (const locale of ['en', 'de', 'fr', 'pl', 'ar-EG', 'hi', 'pt-PT']) {
      for (const number of [0, -1.25, 1234567.5, 1000]) {
        const display = { locale, delimiter: true };
        expect(parseNumber(formatNumber(number, display), display), `${locale} ${number}`).toBe(number);
      }
    }
  });
});
