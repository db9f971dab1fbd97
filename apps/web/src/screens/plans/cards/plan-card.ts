import type { Currency, Feature, PricedPlan } from '@tideform/contract';
import { entitlementsOf, prices } from '../../../data/features/plans.ts';

/** What a plan adds to the one before it. */
export type Included = 'fields' | 'offline' | 'pdf' | 'share' | 'free' | 'paid1' | Feature;

const before: Readonly<Record<PricedPlan, readonly Included[]>> = {
  free: ['fields', 'offline', 'pdf', 'share'],
  paid1: ['free'],
  paid2: ['paid1'],
};
const lower: Readonly<Record<PricedPlan, readonly Feature[]>> = {
  free: [],
  paid1: entitlementsOf('free', 'active').unlockedFeatures,
  paid2: entitlementsOf('paid1', 'active').unlockedFeatures,
};

/** Lines of a plan's card. */
export function includedIn(plan: PricedPlan): readonly Included[] {
  const added = entitlementsOf(plan, 'active').unlockedFeatures.filter((feature) => !lower[plan].includes(feature));
  return [...before[plan], ...added];
}

/** `€83.33`: whole amounts without cents. */
export function wordPrice(amount: number, currency: Currency, locale: string): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: cents, maximumFractionDigits: cents };
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' },
    ...digits,
  }).format(amount);
}

/** What a month costs of a plan that is paid once a year. */
export const monthOfYear = (plan: PricedPlan, currency: Currency): number => prices[plan].yearly[currency] / 12;

/** What pressing the button of a plan's card does: from the team's plan to that one. */
export type PlanMove = 'none' | 'subscribe' | 'update' | 'end';

export function moveTo(plan: PricedPlan, current: PricedPlan | 'enterprise'): PlanMove {
  if (plan === current) return 'none';
  if (plan === 'free') return 'end';
  return current === 'free' ? 'subscribe' : 'update';
}
