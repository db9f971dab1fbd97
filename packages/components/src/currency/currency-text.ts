/** Symbol of a currency in a locale, and how amounts are written with it. */
export interface CurrencySign {
  readonly sign: string;
  /** Whether the symbol follows the number. */
  readonly isAfter: boolean;
  /** Whether the currency has minor units such as cents, which are shown even if zero. */
  readonly hasUnits: boolean;
}

const signCache = new Map<string, CurrencySign>();
const formatCache = new Map<string, Intl.NumberFormat>();

/**
 * Returns the symbol of a currency in a locale.
 * @param currency three letters (ISO 4217)
 */
export function getCurrencySign(currency: string, locale: string | undefined): CurrencySign {
  const key = `${locale} ${currency}`;
  let found = signCache.get(key);
  if (!found) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const kinds = format.formatToParts(1).map((part) => part.type);
    const sign = format.formatToParts(1).find((part) => part.type === 'currency')?.value ?? currency;
    const isAfter = kinds.indexOf('currency') > kinds.indexOf('integer');
    found = { sign, isAfter, hasUnits: (format.resolvedOptions().minimumFractionDigits ?? 2) > 0 };
    signCache.set(key, found);
  }
  return found;
}

/** Formats an amount with its symbol, for printing. */
export function formatCurrency(value: number, currency: string, decimalLimit: number, locale: string): string {
  const key = `${locale} ${currency} ${decimalLimit}`;
  let format = formatCache.get(key);
  if (!format) {
    const minDecimals = getCurrencySign(currency, locale).hasUnits ? decimalLimit : 0;
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: decimalLimit,
    });
    formatCache.set(key, format);
  }
  return format.format(value).replaceAll('\u00a0', ' ');
}

/** Removes the currency's symbol or code from typed or pasted text (`kr 500`, `500 NOK`). */
export function removeCurrencySign(typed: string, currency: string, sign: string): string {
  const bare = typed.replace(sign, '').replace(new RegExp(currency, 'i'), '');
  return /\d/.test(bare) ? bare : typed;
}
