import type { Currency, Feature, PricedPlan } from '@tideform/contract';
import { getEntitlements, prices } from '../../../data/features/plans.ts';

/** A feature that a plan adds to the previous one. */
export type IncludedFeature = 'fields' | 'offline' | 'pdf' | 'share' | 'free' | 'paid1' | Feature;

const baseFeatures: Readonly<Record<PricedPlan, readonly IncludedFeature[]>> = {
  free: ['fields', 'offline', 'pdf', 'share'],
  paid1: ['free'],
  paid2: ['paid1'],
};
const lowerPlanFeatures: Readonly<Record<PricedPlan, readonly Feature[]>> = {
  free: [],
  paid1: getEntitlements('free', 'active').unlockedFeatures,
  paid2: getEntitlements('paid1', 'active').unlockedFeatures,
};

/** Returns the features listed on a plan's card. */
export function listIncludedFeatures(plan: PricedPlan): readonly IncludedFeature[] {
  const added = getEntitlements(plan, 'active').unlockedFeatures.filter(
    (feature) => !lowerPlanFeatures[plan].includes(feature),
  );
  return [...baseFeatures[plan], ...added];
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
export type PlanButtonAction = 'none' | 'subscribe' | 'update' | 'end';

export function getPlanButtonAction(plan: PricedPlan, current: PricedPlan | 'enterprise'): PlanButtonAction {
  if (plan === current) return 'none';
  if (plan === 'free') return 'end';
  return current === 'free' ? 'subscribe' : 'update';
}
