import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/**
 * Receives change notifications of the marketplace. Their token authenticates the marketplace; the server loads the
 * change itself.
 */
export const takeMarketplaceEvent = apiOperation({
  name: 'takeMarketplaceEvent',
  summary: 'Receive a marketplace event',
  method: 'POST',
  path: '/api/marketplace/events',
  caller: 'none',
  limits: { address: 1200 },
  bodyKind: 'raw',
  output: z.object({ received: z.literal(true) }),
  refusals: {
    'not-signed': 401,
    'nothing-sold': 409,
    /** The marketplace has no change with this ID. */
    'no-such-change': 404,
    /** The plan is unknown to this server, so the change isn't applied. */
    'unknown-plan': 409,
  },
});
