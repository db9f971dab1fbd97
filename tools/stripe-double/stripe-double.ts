// `npm run -s stripe:double -- [--server http://localhost:8080] [--port 12111]`: runs a simulated Stripe on this
// machine, to try out checkout. The simulated Stripe sends its events to the given server.
import { parseArgs } from 'node:util';
import { startStripeDouble } from '@tideform/server/testing/stripe';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8080' },
    port: { type: 'string', default: '12111' },
  },
});

const double = await startStripeDouble(undefined, Number(values.port));
double.sendTo(new URL('/api/stripe/events', values.server).href);
const { secretKey, webhookSecret } = double.account;
console.log(
  `export STRIPE_API_URL=${double.url} STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret}`,
);
console.log(
  'Set these variables, create the prices (npm run -s stripe:prices), and start the server. Press Ctrl+C to stop the simulated Stripe.',
);
