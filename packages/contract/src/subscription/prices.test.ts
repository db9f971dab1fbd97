import { expect, it } from 'vitest';
import { type Currency, prices, usualCurrency } from './prices.ts';

it.each<[string, string, Currency]>([
  ['Australia/Perth', 'de', 'aud'],
  ['America/New_York', 'en-AU', 'aud'],
  ['Europe/Berlin', 'en-GB', 'eur'],
  ['Europe/Berlin', 'en-AU', 'aud'],
  ['Asia/Tokyo', 'ja', 'usd'],
  ['UTC', 'en', 'usd'],
])('asks who is in %s and reads %s for %s', (timeZone, locale, currency) => {
  expect(usualCurrency(timeZone, locale)).toBe(currency);
});

it('gives two months of twelve free to who pays once a year', () => {
  for (const { monthly, yearly } of Object.values(prices))
    expect(yearly).toEqual({ aud: monthly.aud * 10, eur: monthly.eur * 10, usd: monthly.usd * 10 });
});
