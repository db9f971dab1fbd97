import { latinDigits } from '../read/latin-digits.ts';
import { isExact } from './number-rules.ts';

/** What a number looks like to one reader. */
export interface NumberLook {
  /** BCP 47; `undefined` is the runtime's own. */
  readonly locale?: string | undefined;
  readonly decimalLimit?: number | undefined;
  /** Thousands are separated. */
  readonly delimiter?: boolean;
  /** All decimal places are shown, zeros too. */
  readonly requireDecimal?: boolean;
}

/** Signs of Arabic keyboards, which mean the same in each language. */
const arabicDecimal = '٫';
const arabicGroup = '٬';

const formats = new Map<string, Intl.NumberFormat>();
const signs = new Map<string, Signs>();

interface Signs {
  readonly decimal: string;
  readonly group: string;
  /** The locale's own digits, 0 to 9. */
  readonly digits: string;
}

export function formatNumber(value: number, look: NumberLook): string {
  const places = look.decimalLimit ?? 20;
  const key = `${look.locale} ${places} ${look.delimiter} ${look.requireDecimal}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(look.locale, {
      useGrouping: look.delimiter ?? false,
      maximumFractionDigits: Math.min(places, 20),
      minimumFractionDigits: look.requireDecimal ? Math.min(look.decimalLimit ?? 2, 20) : 0,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/**
 * Parses a number as people type it in `look.locale`.
 *
 * A sign that can't separate thousands is the decimal sign, whichever the locale's is: `1,5` and `0,125` in English, `1.5` in
 * German. Groups of thousands never begin with 0. Arabic and Persian digits and signs are read in each language: keyboards write them.
 *
 * @returns `undefined` for no text; the trimmed text for what isn't a number, or has more digits than a number can hold
 */
export function parseNumber(typed: string, look: NumberLook): number | string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  const plain = withPlainDecimal(withPlainDigits(trimmed, look.locale), look.locale);
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return trimmed;
  const number = Number(plain);
  return isExact(plain, number) ? rounded(number, look.decimalLimit) : trimmed;
}

/** Replaces the locale's digits, Arabic ones and the minus by ASCII ones, and drops spaces, apostrophes and direction marks. */
function withPlainDigits(text: string, locale: string | undefined): string {
  const { digits } = signsOf(locale);
  const bare = text.replace(/[\s\u00a0\u202f'’\u061c\u200e\u200f]/g, '').replaceAll('\u2212', '-');
  const plain = Array.from(bare, (char) => (digits.includes(char) ? String(digits.indexOf(char)) : char)).join('');
  return latinDigits(plain);
}

/** Drops the signs that separate thousands and writes the decimal sign as a point. A text that fits no reading keeps its signs. */
function withPlainDecimal(text: string, locale: string | undefined): string {
  const { decimal, group } = signsOf(locale);
  const known = new Set(['.', ',', arabicDecimal, arabicGroup, decimal, group]);
  const signs = [...known].filter((sign) => sign.trim() && text.includes(sign));
  const [sign, other] = signs.sort((one, two) => text.indexOf(one) - text.indexOf(two));
  if (sign === undefined || signs.length > 2) return text;
  if (other !== undefined) {
    const [whole = '', places = '', ...more] = text.split(other);
    return more.length === 0 && isGrouped(whole, sign) ? `${whole.replaceAll(sign, '')}.${places}` : text;
  }
  const isGroup = isGrouped(text, sign) && ([group, arabicGroup].includes(sign) || text.split(sign).length > 2);
  return isGroup ? text.replaceAll(sign, '') : text.replace(sign, '.');
}

/** Whether `sign` separates thousands: the last group has three digits, those before it three or (in India) two. */
function isGrouped(whole: string, sign: string): boolean {
  const [first = '', ...others] = whole.replace(/^[-+]/, '').split(sign);
  const last = others.pop();
  return /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(last ?? '');
}

/** Rounds to decimal places, halves away from zero, by the digits that were typed. */
function rounded(number: number, decimalLimit: number | undefined): number {
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)\.(\d+)$/.exec(String(number)) ?? [];
  if (decimalLimit === undefined || decimalLimit < 0 || places.length <= decimalLimit) return number;
  const kept = BigInt(whole + places.slice(0, decimalLimit)) + (places[decimalLimit]! >= '5' ? 1n : 0n);
  const digits = String(kept).padStart(decimalLimit + 1, '0');
  const end = digits.length - decimalLimit;
  return Number(`${sign}${digits.slice(0, end)}.${digits.slice(end)}`);
}

function signsOf(locale: string | undefined): Signs {
  const key = String(locale);
  let found = signs.get(key);
  if (!found) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(11111.1);
    const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
    found = {
      decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
      group: parts.find((part) => part.type === 'group')?.value ?? '',
      digits: Array.from(digits).reverse().join(''),
    };
    signs.set(key, found);
  }
  return found;
}
