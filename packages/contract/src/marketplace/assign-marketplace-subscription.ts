import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { longestTeamName, marketplaceParams, marketplaceSubscription } from './marketplace-subscription.ts';

/** Gives a team what was bought. Who bought it may, or for whom; the path names the caller. */
export const assignMarketplaceSubscription = apiOperation({
  name: 'assignMarketplaceSubscription',
  summary: 'Give a team what was bought in the marketplace',
  method: 'POST',
  path: '/api/marketplace/{tenantId}/subscription/{subscriptionId}/assign/{userId}',
  caller: 'tenant',
  params: z.extend(marketplaceParams, { userId: z.guid().check(z.toLowerCase()) }),
  body: z.object({ teamId, teamName: z.string().check(z.minLength(1), z.maxLength(longestTeamName)) }),
  output: marketplaceSubscription,
  refusals: {
    /** Neither who bought it nor for whom. */
    'not-a-contact': 403,
    /** The caller has not just been in that team. */
    'not-in-team': 403,
    /** Every team of the organization has it. */
    'not-for-one-team': 409,
    'subscription-ended': 409,
    /** Somebody pays for that team by Stripe. */
    'team-has-subscription': 409,
  },
});
