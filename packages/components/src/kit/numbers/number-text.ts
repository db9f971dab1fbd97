import { toLatinDigits } from '../read/to-latin-digits.ts';
import { isExactNumber } from './number-rules.ts';

/** Settings for formatting a number for one reader. */
export interface NumberDisplay {
  /** BCP 47 tag; `undefined` for the default locale of the JavaScript runtime. */
  readonly locale?: string | undefined;
  readonly decimalLimit?: number | undefined;
  /** Whether to show thousands separators. */
  readonly delimiter?: boolean;
  /** Whether to show trailing zeros. */
  readonly requireDecimal?: boolean;
}

/** Separators of Arabic keyboards, accepted in every language. */
const arabicDecimal = '٫';
const arabicGroup = '٬';

const formatCache = new Map<string, Intl.NumberFormat>();
const separatorsCache = new Map<string, NumberSeparators>();

interface NumberSeparators {
  readonly decimal: string;
  readonly group: string;
  /** Digits 0 to 9 in the locale's own numerals. */
  readonly digits: string;
}

export function formatNumber(value: number, display: NumberDisplay): string {
  const places = display.decimalLimit ?? 20;
  const key = `${display.locale} ${places} ${display.delimiter} ${display.requireDecimal}`;
  let format = formatCache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(display.locale, {
      useGrouping: display.delimiter ?? false,
      maximumFractionDigits: Math.min(places, 20),
      minimumFractionDigits: display.requireDecimal ? Math.min(display.decimalLimit ?? 2, 20) : 0,
    });
    formatCache.set(key, format);
  }
  return format.format(value);
}

/**
 * Parses a number as people type it in `display.locale`.
 *
 * A separator that can't be a thousands separator is the decimal separator, in any locale: `1,5` and `0,125` in
 * English, `1.5` in German. A number with thousands separators never starts with 0. Arabic and Persian digits and
 * separators are accepted in every language, because keyboards produce them.
 *
 * @returns `undefined` for blank text; the trimmed text if it isn't a number or has more digits than a number can
 * represent
 */
export function parseNumber(typed: string, display: NumberDisplay): number | string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  const plain = toDecimalPoint(toAsciiDigits(trimmed, display.locale), display.locale);
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return trimmed;
  const number = Number(plain);
  return isExactNumber(plain, number) ? roundToPlaces(number, display.decimalLimit) : trimmed;
}

/**
 * Replaces the locale's digits, Arabic digits and the minus sign with ASCII, and removes spaces, apostrophes and
 * direction marks.
 */
function toAsciiDigits(text: string, locale: string | undefined): string {
  const { digits } = getSeparators(locale);
  const bare = text.replace(/[\s\u00a0\u202f'’\u061c\u200e\u200f]/g, '').replaceAll('\u2212', '-');
  const plain = Array.from(bare, (char) => (digits.includes(char) ? String(digits.indexOf(char)) : char)).join('');
  return toLatinDigits(plain);
}

/**
 * Removes thousands separators and replaces the decimal separator with a point. Ambiguous text is returned unchanged.
 */
function toDecimalPoint(text: string, locale: string | undefined): string {
  const { decimal, group } = getSeparators(locale);
  const known = new Set(['.', ',', arabicDecimal, arabicGroup, decimal, group]);
  const signs = [...known].filter((sign) => sign.trim() && text.includes(sign));
  const [sign, other] = signs.sort((one, two) => text.indexOf(one) - text.indexOf(two));
  if (sign === undefined || signs.length > 2) return text;
  if (other !== undefined) {
    const [whole = '', places = '', ...more] = text.split(other);
    return more.length === 0 && isGroupSeparator(whole, sign) ? `${whole.replaceAll(sign, '')}.${places}` : text;
  }
  const isGroup = isGroupSeparator(text, sign) && ([group, arabicGroup].includes(sign) || text.split(sign).length > 2);
  return isGroup ? text.replaceAll(sign, '') : text.replace(sign, '.');
}

/**
 * Returns whether `sign` separates thousands: the last group has three digits, and groups before it have three or (in
 * India) two.
 */
function isGroupSeparator(whole: string, sign: string): boolean {
  const [first = '', ...others] = whole.replace(/^[-+]/, '').split(sign);
  const last = others.pop();
  return /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(last ?? '');
}

/** Rounds a number to a number of decimal places, half away from zero, based on its decimal digits. */
function roundToPlaces(number: number, decimalLimit: number | undefined): number {
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)\.(\d+)$/.exec(String(number)) ?? [];
  if (decimalLimit === undefined || decimalLimit < 0 || places.length <= decimalLimit) return number;
  const roundedDigits = BigInt(whole + places.slice(0, decimalLimit)) + (places[decimalLimit]! >= '5' ? 1n : 0n);
  const digits = String(roundedDigits).padStart(decimalLimit + 1, '0');
  const end = digits.length - decimalLimit;
  return Number(`${sign}${digits.slice(0, end)}.${digits.slice(end)}`);
}

function getSeparators(locale: string | undefined): NumberSeparators {
  const key = String(locale);
  let found = separatorsCache.get(key);
  if (!found) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(11111.1);
    const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
    found = {
      decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
      group: parts.find((part) => part.type === 'group')?.value ?? '',
      digits: Array.from(digits).reverse().join(''),
    };
    separatorsCache.set(key, found);
  }
  return found;
}
