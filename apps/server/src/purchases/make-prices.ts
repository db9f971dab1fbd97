import { billingPeriods, planNames, prices } from '@tideform/contract';
import type { StripeSeller } from '../external-services/stripe/create-seller.ts';
import { lookupKeyOf, type SoldPlan } from './plan-prices.ts';

const sold: readonly SoldPlan[] = ['paid1', 'paid2'];
/** Stripe counts cents. */
const cents = 100;

/** Makes the prices of the plans at Stripe, in each currency; those that are there stay. @returns lookup keys of those that were made */
export async function makePrices(stripe: StripeSeller, productName: string): Promise<readonly string[]> {
  const made: string[] = [];
  for (const plan of sold) {
    let product: string | undefined;
    for (const period of billingPeriods) {
      const lookupKey = lookupKeyOf(plan, period);
      const { data } = await stripe.ask('GET prices', (api) => api.prices.list({ lookup_keys: [lookupKey], limit: 1 }));
      const found = data[0];
      const price =
        found ?? (await makePrice(stripe, { plan, period, product, name: `${productName} ${planNames[plan]}` }));
      product = typeof price.product === 'string' ? price.product : price.product.id;
      if (!found) made.push(lookupKey);
    }
  }
  return made;
}

async function makePrice(
  stripe: StripeSeller,
  wish: {
    readonly plan: SoldPlan;
    readonly period: (typeof billingPeriods)[number];
    readonly product: string | undefined;
    readonly name: string;
  },
) {
  const { plan, period, product, name } = wish;
  const { aud, eur, usd } = prices[plan][period];
  return stripe.ask('POST prices', (api) =>
    api.prices.create({
      ...{ currency: 'usd', unit_amount: usd * cents, lookup_key: lookupKeyOf(plan, period), metadata: { plan } },
      recurring: { interval: period === 'yearly' ? 'year' : 'month' },
      currency_options: { aud: { unit_amount: aud * cents }, eur: { unit_amount: eur * cents } },
      ...(product === undefined ? { product_data: { name } } : { product }),
    }),
  );
}
