import type { Currency, Feature, PricedPlan } from '@tideform/contract';
import { getEntitlements, prices } from '../../../data/features/plans.ts';

/** A feature that a plan adds to the previous one. */
export type Included = 'fields' | 'offline' | 'pdf' | 'share' | 'free' | 'paid1' | Feature;

const before: Readonly<Record<PricedPlan, readonly Included[]>> = {
  free: ['fields', 'offline', 'pdf', 'share'],
  paid1: ['free'],
  paid2: ['paid1'],
};
const lower: Readonly<Record<PricedPlan, readonly Feature[]>> = {
  free: [],
  paid1: getEntitlements('free', 'active').unlockedFeatures,
  paid2: getEntitlements('paid1', 'active').unlockedFeatures,
};

/** Returns the features listed on a plan's card. */
export function listIncluded(plan: PricedPlan): readonly Included[] {
  const added = getEntitlements(plan, 'active').unlockedFeatures.filter((feature) => !lower[plan].includes(feature));
  return [...before[plan], ...added];
}

/** Formats a price: `€83.33`, whole amounts without cents. */
export function formatPrice(amount: number, currency: Currency, locale: string): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: cents, maximumFractionDigits: cents };
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' },
    ...digits,
  }).format(amount);
}

/** Returns the monthly price of a plan that is billed annually. */
export const getMonthlyPrice = (plan: PricedPlan, currency: Currency): number => prices[plan].yearly[currency] / 12;

/** Effect of the button on a plan's card, relative to the team's current plan. */
export type PlanMove = 'none' | 'subscribe' | 'update' | 'end';

export function getPlanMove(plan: PricedPlan, current: PricedPlan | 'enterprise'): PlanMove {
  if (plan === current) return 'none';
  if (plan === 'free') return 'end';
  return current === 'free' ? 'subscribe' : 'update';
}
