import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Receives Stripe's webhook events. The signature covers the raw bytes; the server loads the changed object itself. */
export const takeStripeEvent = apiOperation({
  name: 'takeStripeEvent',
  summary: 'Receive a signed Stripe event',
  method: 'POST',
  path: '/api/stripe/events',
  caller: 'none',
  limits: { address: 1200 },
  bodyKind: 'raw',
  bodyLimitBytes: 1024 * 1024,
  output: z.object({ received: z.literal(true) }),
  refusals: { 'not-signed': 401, 'nothing-sold': 409 },
});
