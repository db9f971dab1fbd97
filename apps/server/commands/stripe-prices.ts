// `npm run -s stripe:prices`: makes the prices of the plans in the operator's account at Stripe; those that are there stay as they are.
import { readConfig } from '../src/config.ts';
import { createStripeSeller } from '../src/external-services/stripe/create-seller.ts';
import { makePrices } from '../src/purchases/make-prices.ts';

const { stripe } = readConfig();

if (stripe) {
  const made = await makePrices(createStripeSeller(stripe), 'Tideform');
  console.log(made.length > 0 ? `Made: ${made.join(', ')}` : 'Every price is there.');
} else {
  console.error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.');
  process.exitCode = 1;
}
