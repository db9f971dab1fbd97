import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { planKey } from '../subscription/plans.ts';

/** Status names of the Microsoft commercial marketplace. */
export const marketplaceStatus = z.enum(['PendingFulfillmentStart', 'Subscribed', 'Suspended', 'Unsubscribed']);
export type MarketplaceStatus = z.output<typeof marketplaceStatus>;

/** Purchaser or beneficiary of a purchase. */
const marketplaceContact = z.object({
  tenantId: z.string(),
  objectId: z.string(),
  emailId: z.nullable(z.string()),
});
export type MarketplaceContact = z.output<typeof marketplaceContact>;

/** Subscription bought in the Microsoft commercial marketplace. */
const marketplaceSubscription = z.object({
  id: z.guid(),
  /** ID of the organization that the subscription is for. */
  tenantId: z.guid(),
  name: z.string(),
  status: marketplaceStatus,
  plan: z.object({ key: planKey, name: z.string(), description: z.string() }),
  /** Number of seats, for plans with seats. */
  quantity: z.nullable(z.int()),
  beneficiary: marketplaceContact,
  purchaser: marketplaceContact,
  /**
   * The team that has the plan; `null` if none is assigned yet, or if the plan is for every team of the organization.
   */
  assignedTeam: z.nullable(z.object({ id: z.guid(), name: z.string() })),
  /** Whether the plan is for one team and needs an assignment. */
  teamAssignmentRequired: z.boolean(),
});

export type MarketplaceSubscription = z.output<typeof marketplaceSubscription>;

/** Maximum length of a team name, which comes from the user's device. */
export const MAX_TEAM_NAME_LENGTH = 256;

/** ID of an organization or of an organization's purchase, in lower case. */
const lowerCaseGuid = z.guid().check(z.toLowerCase());

const marketplaceParams = z.object({ tenantId: lowerCaseGuid, subscriptionId: lowerCaseGuid });

/**
 * Returns a purchase of an organization. For members of that organization and of the purchaser's; `not-found` for
 * others.
 */
export const getMarketplaceSubscription = apiOperation({
  name: 'getMarketplaceSubscription',
  summary: "Get an organization's marketplace subscription",
  method: 'GET',
  path: '/api/marketplace/{tenantId}/subscription/{subscriptionId}',
  caller: 'tenant',
  params: marketplaceParams,
  output: marketplaceSubscription,
  refusals: {},
});

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
