// `npm run -s stripe:prices` creates the plans' prices in the operator's Stripe account. Existing prices aren't
// changed.
import { readConfig } from '../src/config.ts';
import { createStripeClient } from '../src/external-services/stripe/create-stripe-client.ts';
import { createPrices } from '../src/purchases/create-prices.ts';

const { stripe } = readConfig();

if (stripe) {
  const prices = await createPrices(createStripeClient(stripe), 'Tideform');
  console.log(prices.length > 0 ? `Created: ${prices.join(', ')}` : 'All prices exist.');
} else {
  console.error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.');
  process.exitCode = 1;
}
