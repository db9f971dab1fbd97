import { eachComponent } from './upgrade.ts';

const codes: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', A$: 'AUD' };

/** The currency of an amount was the sign before or behind it; now it is a `currency`, which brings its own sign. */
export const currencySign = eachComponent('002-currency-sign', (definition) => {
  const { type, currency } = definition;
  if (type !== 'currency' || (typeof currency === 'string' && currency.trim() !== '')) return definition;
  for (const place of ['prefix', 'suffix'] as const) {
    const sign = definition[place];
    const code = typeof sign === 'string' && Object.hasOwn(codes, sign.trim()) ? codes[sign.trim()] : undefined;
    if (code) return { ...definition, [place]: '', currency: code };
  }
  return definition;
});
