import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** The marketplace tells that something has changed. Its token says who asks; what has changed is looked up again. */
export const takeMarketplaceEvent = apiOperation({
  name: 'takeMarketplaceEvent',
  summary: 'Take an event of the marketplace',
  method: 'POST',
  path: '/api/marketplace/events',
  caller: 'none',
  limits: { address: 1200 },
  bodyKind: 'raw',
  output: z.object({ received: z.literal(true) }),
  refusals: {
    'not-signed': 401,
    'nothing-sold': 409,
    /** The marketplace knows of no such change. */
    'no-such-change': 404,
    /** A plan that this server does not know: the change is not made. */
    'unknown-plan': 409,
  },
});
