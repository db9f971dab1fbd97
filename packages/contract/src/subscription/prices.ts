import { z } from 'zod/mini';
import type { PlanKey } from './plans.ts';

export const currency = z.enum(['aud', 'eur', 'usd']);
export type Currency = z.output<typeof currency>;

/** Billing periods: each month, or once a year with two months free. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Plans with a list price; the price of `enterprise` is negotiated. */
export type PricedPlan = Exclude<PlanKey, 'enterprise'>;

const noCharge = { aud: 0, eur: 0, usd: 0 };

/** Prices in whole units of the currency, keyed by plan, billing period and currency. */
export const prices: Readonly<Record<PricedPlan, Readonly<Record<BillingPeriod, Readonly<Record<Currency, number>>>>>> =
  {
    free: { monthly: noCharge, yearly: noCharge },
    paid1: { monthly: { aud: 150, eur: 100, usd: 100 }, yearly: { aud: 1500, eur: 1000, usd: 1000 } },
    paid2: { monthly: { aud: 500, eur: 300, usd: 300 }, yearly: { aud: 5000, eur: 3000, usd: 3000 } },
  };

/** Returns the default currency for a time zone; the locale `en-AU` also selects Australian dollars. */
export function getDefaultCurrency(timeZone: string, locale: string): Currency {
  if (timeZone.startsWith('Australia/') || locale === 'en-AU') return 'aud';
  return timeZone.startsWith('Europe/') ? 'eur' : 'usd';
}
