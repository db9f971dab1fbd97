import { createUpgrade } from './upgrade.ts';

const codes: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', A$: 'AUD' };

/**
 * Currency components used to store their currency as a sign in the prefix or suffix. Now they have a `currency` code.
 */
export const currencySign = createUpgrade('002-currency-sign', (definition) => {
  const { type, currency } = definition;
  if (type !== 'currency' || (typeof currency === 'string' && currency.trim() !== '')) return definition;
  for (const place of ['prefix', 'suffix'] as const) {
    const sign = definition[place];
    const code = typeof sign === 'string' && Object.hasOwn(codes, sign.trim()) ? codes[sign.trim()] : undefined;
    if (code) return { ...definition, [place]: '', currency: code };
  }
  return definition;
});
