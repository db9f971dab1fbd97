import type { BillingPeriod, PlanKey } from '@tideform/contract';
import { planKey } from '@tideform/contract';
import type Stripe from 'stripe';

/** Plans that can be bought online. */
export type SoldPlan = 'paid1' | 'paid2';

/** Returns the lookup key of a plan's price at Stripe, so that operators can change the price there. */
export const getLookupKey = (plan: SoldPlan, period: BillingPeriod): string => `tideform_${plan}_${period}`;

/** Returns the plan of a price: by its metadata (`plan`) for individual agreements, or else by its lookup key. */
export function getPlanOfPrice({
  lookup_key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PlanKey | undefined {
  const metadataPlan = planKey.safeParse(metadata.plan).data;
  return metadataPlan ?? planKey.safeParse(/^tideform_(paid[12])_(monthly|yearly)$/.exec(lookup_key ?? '')?.[1]).data;
}
