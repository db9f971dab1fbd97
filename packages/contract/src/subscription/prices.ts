import { z } from 'zod/mini';
import type { PlanKey } from './plans.ts';

export const currency = z.enum(['aud', 'eur', 'usd']);
export type Currency = z.output<typeof currency>;

/** Paid each month, or once a year, which gives two months free. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Plans that have a price; enterprise is agreed upon. */
export type PricedPlan = Exclude<PlanKey, 'enterprise'>;

const none = { aud: 0, eur: 0, usd: 0 };

/** In whole units of the currency, by what is paid for. */
export const prices: Readonly<Record<PricedPlan, Readonly<Record<BillingPeriod, Readonly<Record<Currency, number>>>>>> =
  {
    free: { monthly: none, yearly: none },
    paid1: { monthly: { aud: 150, eur: 100, usd: 100 }, yearly: { aud: 1500, eur: 1000, usd: 1000 } },
    paid2: { monthly: { aud: 500, eur: 300, usd: 300 }, yearly: { aud: 5000, eur: 3000, usd: 3000 } },
  };

/** What somebody pays in who has not chosen: by where their clock stands, and Australians' by their language too. */
export function usualCurrency(timeZone: string, locale: string): Currency {
  if (timeZone.startsWith('Australia/') || locale === 'en-AU') return 'aud';
  return timeZone.startsWith('Europe/') ? 'eur' : 'usd';
}
