import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Activates a purchase, which starts its billing. Repeating the call returns the same result. */
export const activateMarketplaceSubscription = apiOperation({
  name: 'activateMarketplaceSubscription',
  summary: 'Activate a marketplace subscription',
  method: 'POST',
  path: '/api/marketplace/subscription/activate',
  caller: 'tenant',
  limits: { token: 60 },
  /** Token from the marketplace's redirect, valid for one day. */
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  output: z.object({ id: z.guid(), tenantId: z.guid(), teamAssignmentRequired: z.boolean() }),
  refusals: {
    'nothing-sold': 409,
    /** The token doesn't belong to a purchase, or has expired. */
    'purchase-not-found': 404,
    /** The purchase was made neither by nor for the caller's organization. */
    'other-organisation': 403,
    'subscription-ended': 409,
    /** The plan of the purchase is unknown to this server: the operator must check the marketplace offer. */
    'unknown-plan': 409,
  },
});
