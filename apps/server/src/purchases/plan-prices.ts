import type { BillingPeriod, PlanKey } from '@tideform/contract';
import { planKey } from '@tideform/contract';
import type Stripe from 'stripe';

/** Plans that somebody may buy without asking. */
export type SoldPlan = 'paid1' | 'paid2';

/** What a plan's price is called at Stripe, so that the operator may change it there. */
export const lookupKeyOf = (plan: SoldPlan, period: BillingPeriod): string => `tideform_${plan}_${period}`;

/** The plan that a price pays for: one of ours by its name; what was agreed upon says so in its metadata (`plan`). */
export function planOfPrice({
  lookup_key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PlanKey | undefined {
  const said = planKey.safeParse(metadata.plan).data;
  return said ?? planKey.safeParse(/^tideform_(paid[12])_(monthly|yearly)$/.exec(lookup_key ?? '')?.[1]).data;
}
