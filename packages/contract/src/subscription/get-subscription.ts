import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { planKey, planLimits, subscriptionStatus } from './plans.ts';
import { currency } from './prices.ts';

/** What a team has subscribed to, and how much of it is used in this month (UTC). */
export const subscriptionDetails = z.object({
  plan: planKey,
  status: subscriptionStatus,
  currency,
  /** Who sells: nobody (all is unlocked), the demonstration (an owner plays what there may be), Stripe, or Microsoft's marketplace alone. */
  seller: z.enum(['nobody', 'demonstration', 'stripe', 'microsoft']),
  /** Who pays by Stripe; `null`: nobody does. */
  stripeOwnerId: z.nullable(z.string()),
  /** That person's name, for those who may not change what was bought. */
  payerName: z.nullable(z.string()),
  /** Of the caller. */
  isTeamOwner: z.boolean(),
  /** Where it was bought; `null`: it was not. */
  source: z.nullable(z.enum(['stripe', 'microsoft'])),
  marketplaceSubscriptionId: z.nullable(z.string()),
  tenantId: z.string(),
  /** Where people ask for terms of their own, a page or an address of mail; absent: they ask whoever runs the server. */
  salesContact: z.optional(z.url()),
  /** The app shows the upgrade screen instead of data; what is unsent still goes. */
  restricted: z.boolean(),
  /** Distinct people who were given a token for the team. */
  activeUsers: z.int().check(z.minimum(0)),
  submissions: z.int().check(z.minimum(0)),
  limits: planLimits,
  /** NOTE: any word: a newer server may know features that this app does not. */
  unlockedFeatures: z.array(z.string()),
});

export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

/** Reads what the team may use. */
export const getSubscription = apiOperation({
  name: 'getSubscription',
  summary: "Read a team's subscription and how much of it is used",
  method: 'GET',
  path: '/api/teams/{teamId}/subscription',
  caller: 'team',
  params: teamParams,
  query: z.object({
    /** After a return from checkout: a purchase that isn't known yet is looked up at the billing provider. */
    checkout: z.optional(z.literal('done')),
  }),
  output: subscriptionDetails,
  refusals: {},
});
