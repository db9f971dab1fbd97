/** How a locale writes the sign of a currency. */
export interface CurrencySign {
  readonly sign: string;
  /** The sign stands behind the number. */
  readonly isAfter: boolean;
  /** The currency has smaller units, which are shown even when they are zero. */
  readonly hasUnits: boolean;
}

const signs = new Map<string, CurrencySign>();
const formats = new Map<string, Intl.NumberFormat>();

/** @param currency three letters (ISO 4217) */
export function currencySign(currency: string, locale: string | undefined): CurrencySign {
  const key = `${locale} ${currency}`;
  let found = signs.get(key);
  if (!found) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const kinds = format.formatToParts(1).map((part) => part.type);
    const sign = format.formatToParts(1).find((part) => part.type === 'currency')?.value ?? currency;
    const isAfter = kinds.indexOf('currency') > kinds.indexOf('integer');
    found = { sign, isAfter, hasUnits: (format.resolvedOptions().minimumFractionDigits ?? 2) > 0 };
    signs.set(key, found);
  }
  return found;
}

/** The amount with its sign, for paper. */
export function formatCurrency(value: number, currency: string, decimalLimit: number, locale: string): string {
  const key = `${locale} ${currency} ${decimalLimit}`;
  let format = formats.get(key);
  if (!format) {
    const least = currencySign(currency, locale).hasUnits ? decimalLimit : 0;
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: decimalLimit,
    });
    formats.set(key, format);
  }
  return format.format(value).replaceAll('\u00a0', ' ');
}

/** What somebody typed or pasted without the currency's sign or letters (`kr 500`, `500 NOK`). */
export function withoutSign(typed: string, currency: string, sign: string): string {
  const bare = typed.replace(sign, '').replace(new RegExp(currency, 'i'), '');
  return /\d/.test(bare) ? bare : typed;
}
