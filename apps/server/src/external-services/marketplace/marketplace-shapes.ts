import { marketplaceStatus } from '@tideform/contract';
import { z } from 'zod/mini';

/*
 * What Microsoft's marketplace answers, as far as it is read here; whatever else there is is left alone.
 * SaaS fulfilment APIs, version 2018-08-31:
 * subscriptions: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-subscription-api
 * operations: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-operations-api
 * events: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-webhook
 */

/** Of a beneficiary or a purchaser; `puid` is nobody's business. */
const contact = z.looseObject({
  emailId: z.optional(z.nullable(z.string())),
  objectId: z.string(),
  tenantId: z.string(),
});

/** GET subscriptions/{id}; in the answer to `resolve`, too. */
export const purchasedSubscription = z.looseObject({
  id: z.guid(),
  name: z.string(),
  offerId: z.string(),
  planId: z.string(),
  quantity: z.optional(z.nullable(z.coerce.number())),
  beneficiary: contact,
  purchaser: contact,
  saasSubscriptionStatus: marketplaceStatus,
});
export type PurchasedSubscription = z.output<typeof purchasedSubscription>;

/** POST subscriptions/resolve. */
export const resolvedPurchase = z.looseObject({ id: z.guid(), subscription: purchasedSubscription });

/** What changes about a subscription. Only plans, seats and what is let in again are answered. */
export const marketplaceChange = z.looseObject({
  id: z.guid(),
  subscriptionId: z.guid(),
  action: z.string(),
  planId: z.optional(z.nullable(z.string())),
  quantity: z.optional(z.nullable(z.coerce.number())),
  /** NotStarted, InProgress, Failed, Succeeded, Conflict. */
  status: z.string(),
});
export type MarketplaceChange = z.output<typeof marketplaceChange>;

/** The body of an event. Its `status` and plan are not read: the change itself is asked for. */
export const marketplaceEvent = z.looseObject({ id: z.guid(), subscriptionId: z.guid(), action: z.string() });
