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
 * Reads what somebody typed. The locale's decimal sign counts; the other sign counts as decimal too where it cannot
 * separate thousands (`1.5` in German, `1,5` in English).
 *
 * @returns `undefined` for no text, the trimmed text for what is no number
 */
export function parseNumber(typed: string, look: NumberLook): number | string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  const { decimal, group, digits } = signsOf(look.locale);
  let plain = trimmed
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[\u2212\u061c\u200e\u200f]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  plain = Array.from(plain, (char) => (digits.includes(char) ? String(digits.indexOf(char)) : char)).join('');
  if (group.trim() && isGrouped(plain, group, decimal)) plain = plain.replaceAll(group, '');
  plain = plain.replace(decimal, '.').replace(/^([^.]*),([^.,]*)$/, '$1.$2');
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return trimmed;
  const number = Number(plain);
  return Number.isFinite(number) ? cut(number, look.decimalLimit) : trimmed;
}

/** The last group has three digits, those before it two (in India) or three; only then does the sign separate thousands. */
function isGrouped(text: string, group: string, decimal: string): boolean {
  const [whole = ''] = text.replace(/^[-+]/, '').split(decimal);
  const [first = '', ...others] = whole.split(group);
  const last = others.pop();
  return /^\d{1,3}$/.test(first) && others.every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(last ?? '');
}

/** Cuts decimal places off, as form.io's input does not let one type them. */
function cut(number: number, decimalLimit: number | undefined): number {
  if (decimalLimit === undefined || decimalLimit < 0 || !String(number).includes('.')) return number;
  const [whole, places = ''] = String(number).split('.');
  return places.length <= decimalLimit || places.includes('e')
    ? number
    : Number(`${whole}.${places.slice(0, decimalLimit)}`);
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
