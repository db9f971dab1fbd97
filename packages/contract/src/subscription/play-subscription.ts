import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { subscriptionDetails } from './get-subscription.ts';
import { planKey, subscriptionStatus } from './plans.ts';

/** Simulates a plan for a team. Only in the demo, which has no billing. */
export const playSubscription = apiOperation({
  name: 'playSubscription',
  summary: 'Simulate a subscription in the demo',
  method: 'PUT',
  path: '/api/teams/{teamId}/subscription/played',
  caller: 'team',
  role: 'owner',
  params: teamParams,
  body: z.object({ plan: planKey, status: subscriptionStatus, restricted: z.boolean() }),
  output: subscriptionDetails,
  refusals: {
    /** This server isn't a demo: it has real subscriptions, or no billing at all. */
    'not-a-demonstration': 409,
  },
});
