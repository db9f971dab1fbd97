import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Begins what was bought: from here on it is paid for. Once more: tells the same. */
export const activateMarketplaceSubscription = apiOperation({
  name: 'activateMarketplaceSubscription',
  summary: 'Begin what was bought in the marketplace',
  method: 'POST',
  path: '/api/marketplace/subscription/activate',
  caller: 'tenant',
  limits: { token: 60 },
  /** What the marketplace sends the buyer's browser with; good for a day. */
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  output: z.object({ id: z.guid(), tenantId: z.guid(), teamAssignmentRequired: z.boolean() }),
  refusals: {
    'nothing-sold': 409,
    /** The token is of no purchase, or too old. */
    'purchase-not-found': 404,
    /** Bought by and for other organizations. */
    'other-organisation': 403,
    'subscription-ended': 409,
    /** A plan that this server does not know: the operator has to look at the offer. */
    'unknown-plan': 409,
  },
});
