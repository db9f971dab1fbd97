import { expect, it } from 'vitest';
import { type Currency, getDefaultCurrency, prices } from './plans.ts';

it.each<[string, string, Currency]>([
  ['Australia/Perth', 'de', 'aud'],
  ['America/New_York', 'en-AU', 'aud'],
  ['Europe/Berlin', 'en-GB', 'eur'],
  ['Europe/Berlin', 'en-AU', 'aud'],
  ['Asia/Tokyo', 'ja', 'usd'],
  ['UTC', 'en', 'usd'],
])('uses the currency of %s with locale %s: %s', (timeZone, locale, currency) => {
  expect(getDefaultCurrency(timeZone, locale)).toBe(currency);
});

it('includes two free months in yearly billing', () => {
  for (const { monthly, yearly } of Object.values(prices))
    expect(yearly).toEqual({ aud: monthly.aud * 10, eur: monthly.eur * 10, usd: monthly.usd * 10 });
});
