import { z } from 'zod/mini';
import { planKey } from '../subscription/plans.ts';

/** As Microsoft's marketplace says it. */
export const marketplaceStatus = z.enum(['PendingFulfillmentStart', 'Subscribed', 'Suspended', 'Unsubscribed']);
export type MarketplaceStatus = z.output<typeof marketplaceStatus>;

/** Somebody whom a purchase names: who bought it, or for whom. */
export const marketplaceContact = z.object({
  tenantId: z.string(),
  objectId: z.string(),
  emailId: z.nullable(z.string()),
});
export type MarketplaceContact = z.output<typeof marketplaceContact>;

/** What an organization has bought in Microsoft's marketplace. */
export const marketplaceSubscription = z.object({
  id: z.guid(),
  /** The organization that it is for. */
  tenantId: z.guid(),
  name: z.string(),
  status: marketplaceStatus,
  plan: z.object({ key: planKey, name: z.string(), description: z.string() }),
  /** Seats, where the plan counts them. */
  quantity: z.nullable(z.int()),
  beneficiary: marketplaceContact,
  purchaser: marketplaceContact,
  /** The team that has the plan; `null`: none yet, or every team of the organization. */
  assignedTeam: z.nullable(z.object({ id: z.guid(), name: z.string() })),
  /** It is for one team, which somebody has to name. */
  teamAssignmentRequired: z.boolean(),
});

export type MarketplaceSubscription = z.output<typeof marketplaceSubscription>;

/** Longest name of a team, as somebody's device knows it. */
export const longestTeamName = 256;

/** Id of an organization, or of what it bought there: in lower case. */
const lowerGuid = z.guid().check(z.toLowerCase());

export const marketplaceParams = z.object({ tenantId: lowerGuid, subscriptionId: lowerGuid });
