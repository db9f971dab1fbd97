import { z } from 'zod/mini';
import { planKey } from '../subscription/plans.ts';

/** Status names of the Microsoft commercial marketplace. */
export const marketplaceStatus = z.enum(['PendingFulfillmentStart', 'Subscribed', 'Suspended', 'Unsubscribed']);
export type MarketplaceStatus = z.output<typeof marketplaceStatus>;

/** Purchaser or beneficiary of a purchase. */
export const marketplaceContact = z.object({
  tenantId: z.string(),
  objectId: z.string(),
  emailId: z.nullable(z.string()),
});
export type MarketplaceContact = z.output<typeof marketplaceContact>;

/** Subscription bought in the Microsoft commercial marketplace. */
export const marketplaceSubscription = z.object({
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

export const marketplaceParams = z.object({ tenantId: lowerCaseGuid, subscriptionId: lowerCaseGuid });
