import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { MAX_TEAM_NAME_LENGTH, marketplaceParams, marketplaceSubscription } from './marketplace-subscription.ts';

/** Assigns a purchase to a team. For the purchaser and the beneficiary. The user ID in the path is the caller's. */
export const assignMarketplaceSubscription = apiOperation({
  name: 'assignMarketplaceSubscription',
  summary: 'Assign a marketplace subscription to a team',
  method: 'POST',
  path: '/api/marketplace/{tenantId}/subscription/{subscriptionId}/assign/{userId}',
  caller: 'tenant',
  params: z.extend(marketplaceParams, { userId: z.guid().check(z.toLowerCase()) }),
  body: z.object({ teamId, teamName: z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME_LENGTH)) }),
  output: marketplaceSubscription,
  refusals: {
    /** The caller is neither the purchaser nor the beneficiary. */
    'not-a-contact': 403,
    /** The caller hasn't recently received a token for the team. */
    'not-in-team': 403,
    /** The purchase is for every team of the organization. */
    'not-for-one-team': 409,
    'subscription-ended': 409,
    /** The team already has a Stripe subscription. */
    'team-has-subscription': 409,
  },
});
