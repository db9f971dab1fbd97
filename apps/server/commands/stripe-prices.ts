// `npm run -s stripe:prices`: makes the prices of the plans in the operator's account at Stripe; those that are there stay as they are.
import { readConfig } from '../src/config.ts';
import { createStripeClient } from '../src/external-services/stripe/create-stripe-client.ts';
import { createPrices } from '../src/purchases/create-prices.ts';

const { stripe } = readConfig();

if (stripe) {
  const made = await createPrices(createStripeClient(stripe), 'Tideform');
  console.log(made.length > 0 ? `Made: ${made.join(', ')}` : 'Every price is there.');
} else {
  console.error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.');
  process.exitCode = 1;
}
