import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { currency, type Feature, planKey, planLimits, subscriptionStatus } from './plans.ts';

/** Plan of a team and its usage in the current month (UTC). */
export const subscriptionDetails = z.object({
  plan: planKey,
  status: subscriptionStatus,
  currency,
  /**
   * Billing provider: `nobody` (all features unlocked), `demonstration` (owners can simulate plans), `stripe`, or
   * `microsoft` for the marketplace only.
   */
  seller: z.enum(['nobody', 'demonstration', 'stripe', 'microsoft']),
  /** User ID of the Stripe payer; `null` if there is none. */
  stripeOwnerId: z.nullable(z.string()),
  /** Name of the payer, for members who can't change the subscription. */
  payerName: z.nullable(z.string()),
  /** Whether the caller owns the team. */
  isTeamOwner: z.boolean(),
  /** Where the subscription was bought; `null` if the team has none. */
  source: z.nullable(z.enum(['stripe', 'microsoft'])),
  marketplaceSubscriptionId: z.nullable(z.string()),
  tenantId: z.string(),
  /** Web page or `mailto:` address for custom terms; absent if users contact the operator. */
  salesContact: z.optional(z.url()),
  /** Whether the app shows the upgrade screen instead of data. Unsent responses are still sent. */
  restricted: z.boolean(),
  /** Distinct users with a token for the team this month. */
  activeUsers: z.int().check(z.minimum(0)),
  submissions: z.int().check(z.minimum(0)),
  limits: planLimits,
  /** NOTE: the type is any string, because a newer server may have features that are unknown to this app. */
  unlockedFeatures: z.array(z.string()),
});

export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

/** Returns the plan and usage of a team. */
export const getSubscription = apiOperation({
  name: 'getSubscription',
  summary: "Get a team's subscription and its usage",
  method: 'GET',
  path: '/api/teams/{teamId}/subscription',
  caller: 'team',
  params: teamParams,
  query: z.object({
    /**
     * Set when the user returns from checkout: the server looks up a purchase that it hasn't stored yet at the billing
     * provider.
     */
    checkout: z.optional(z.literal('done')),
  }),
  output: subscriptionDetails,
  refusals: {},
});

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

/** Returns whether a team's plan includes a feature; `false` while its subscription is unknown. */
export function hasFeature(
  subscription: Pick<SubscriptionDetails, 'unlockedFeatures'> | undefined,
  feature: Feature,
): boolean {
  return subscription?.unlockedFeatures.includes(feature) ?? false;
}
