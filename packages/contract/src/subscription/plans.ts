import { z } from 'zod/mini';

/** Features that depend on the plan. */
export const features = ['pdf_templates', 'custom_css', 'submission_number', 'kiosk', 'preview_data_sources'] as const;
export type Feature = (typeof features)[number];

/** Plans, ordered from the fewest features to the most. */
export const planKey = z.enum(['free', 'paid1', 'paid2', 'enterprise']);
export type PlanKey = z.output<typeof planKey>;

/** Product names, the same in each language. */
export const planNames: Readonly<Record<PlanKey, string>> = {
  free: 'Free',
  paid1: 'Pro',
  paid2: 'Premium',
  enterprise: 'Enterprise',
};

export const subscriptionStatus = z.enum(['active', 'trial', 'past_due', 'overdue', 'incomplete', 'paused']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** Monthly limits of a plan; `null` means unlimited. */
export const planLimits = z.object({
  monthly: z.object({ users: z.nullable(z.int()), submissions: z.nullable(z.int()) }),
});

/**
 * Features and limits of a team. Limits show banners and lock features; they never refuse, delay or lose a submission.
 */
export interface PlanEntitlements {
  readonly limits: z.output<typeof planLimits>;
  readonly unlockedFeatures: readonly Feature[];
}

const unlimited = { monthly: { users: null, submissions: null } };

const entitlements: Readonly<Record<PlanKey, PlanEntitlements>> = {
  free: { limits: { monthly: { users: 5, submissions: 100 } }, unlockedFeatures: [] },
  paid1: {
    limits: { monthly: { users: 20, submissions: 1000 } },
    unlockedFeatures: ['pdf_templates', 'custom_css', 'submission_number'],
  },
  paid2: { limits: unlimited, unlockedFeatures: features },
  enterprise: { limits: unlimited, unlockedFeatures: features },
};

/** Statuses in which payment is due: the free plan applies until it is paid. */
const paymentDueStatuses: readonly SubscriptionStatus[] = ['past_due', 'overdue', 'incomplete', 'paused'];

/** Returns the features and limits of a plan in a status. */
export function getEntitlements(plan: PlanKey, status: SubscriptionStatus): PlanEntitlements {
  return entitlements[paymentDueStatuses.includes(status) ? 'free' : plan];
}

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
