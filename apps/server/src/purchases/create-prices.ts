import { billingPeriods, planNames, prices } from '@tideform/contract';
import type { StripeClient } from '../external-services/stripe/create-stripe-client.ts';
import { getLookupKey, type SoldPlan } from './plan-prices.ts';

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
