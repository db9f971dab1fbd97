import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { subscriptionDetails } from './get-subscription.ts';
import { planKey, subscriptionStatus } from './plans.ts';

/** In the demonstration, where nothing is sold: shows a team what a plan would be. */
export const playSubscription = apiOperation({
  name: 'playSubscription',
  summary: 'Play a subscription in the demonstration',
  method: 'PUT',
  path: '/api/teams/{teamId}/subscription/played',
  caller: 'team',
  role: 'owner',
  params: teamParams,
  body: z.object({ plan: planKey, status: subscriptionStatus, restricted: z.boolean() }),
  output: subscriptionDetails,
  refusals: {
    /** Subscriptions of this server are real ones, or there are none. */
    'not-a-demonstration': 409,
  },
});
