import { type BillingPeriod, billingPeriods, type PlanKey, planKey, planNames, prices } from '@tideform/contract';
import type Stripe from 'stripe';
import type { StripeClient } from '../external-services/stripe/create-stripe-client.ts';

const SOLD_PLANS: readonly SoldPlan[] = ['paid1', 'paid2'];
/** Cents per currency unit: Stripe's amounts are in cents. */
const CENTS = 100;

/** Creates missing prices of the plans at Stripe, in all currencies. @returns the lookup keys of the created prices */
export async function createPrices(stripe: StripeClient, productName: string): Promise<readonly string[]> {
  const createdKeys: string[] = [];
  for (const plan of SOLD_PLANS) {
    let product: string | undefined;
    for (const period of billingPeriods) {
      const lookupKey = getLookupKey(plan, period);
      const { data } = await stripe.call('GET prices', (api) =>
        api.prices.list({ lookup_keys: [lookupKey], limit: 1 }),
      );
      const existing = data[0];
      const price =
        existing ?? (await createPrice(stripe, { plan, period, product, name: `${productName} ${planNames[plan]}` }));
      product = typeof price.product === 'string' ? price.product : price.product.id;
      if (!existing) createdKeys.push(lookupKey);
    }
  }
  return createdKeys;
}

async function createPrice(
  stripe: StripeClient,
  options: {
    readonly plan: SoldPlan;
    readonly period: (typeof billingPeriods)[number];
    readonly product: string | undefined;
    readonly name: string;
  },
) {
  const { plan, period, product, name } = options;
  const { aud, eur, usd } = prices[plan][period];
  return stripe.call('POST prices', (api) =>
    api.prices.create({
      ...{ currency: 'usd', unit_amount: usd * CENTS, lookup_key: getLookupKey(plan, period), metadata: { plan } },
      recurring: { interval: period === 'yearly' ? 'year' : 'month' },
      currency_options: { aud: { unit_amount: aud * CENTS }, eur: { unit_amount: eur * CENTS } },
      ...(product === undefined ? { product_data: { name } } : { product }),
    }),
  );
}

/** Plans that can be bought online. */
type SoldPlan = 'paid1' | 'paid2';

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
