import type { BillingPeriod, PlanKey } from '@tideform/contract';
import { planKey } from '@tideform/contract';
import type Stripe from 'stripe';

/** Plans that can be bought online. */
export type SoldPlan = 'paid1' | 'paid2';

/** Returns the lookup key of a plan's price at Stripe. Operators can move the key to another price. */
export const getLookupKey = (plan: SoldPlan, period: BillingPeriod): string => `tideform_${plan}_${period}`;

/**
 * Returns the plan that a price belongs to: from the price's metadata (`plan`) for custom agreements, otherwise from
 * its lookup key.
 */
export function getPlanOfPrice({
  lookup_key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PlanKey | undefined {
  const metadataPlan = planKey.safeParse(metadata.plan).data;
  return metadataPlan ?? planKey.safeParse(/^tideform_(paid[12])_(monthly|yearly)$/.exec(lookup_key ?? '')?.[1]).data;
}
