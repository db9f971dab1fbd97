import { marketplaceStatus } from '@tideform/contract';
import { z } from 'zod/mini';

/*
 * Schemas of responses of Microsoft's marketplace, as far as the server uses them. Other properties are ignored.
 * SaaS fulfilment APIs, version 2018-08-31:
 * subscriptions: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-subscription-api
 * operations: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-operations-api
 * events: https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-webhook
 */

/** Beneficiary or purchaser of a subscription. Its `puid` isn't used. */
const contact = z.looseObject({
  emailId: z.optional(z.nullable(z.string())),
  objectId: z.string(),
  tenantId: z.string(),
});

/** Response to GET subscriptions/{id}. Also part of the response to POST subscriptions/resolve. */
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

/** Response to POST subscriptions/resolve. */
export const resolvedPurchase = z.looseObject({ id: z.guid(), subscription: purchasedSubscription });

/** Change of a subscription. The server confirms only changes of the plan or number of seats, and reinstatements. */
export const marketplaceChange = z.looseObject({
  id: z.guid(),
  subscriptionId: z.guid(),
  action: z.string(),
  planId: z.optional(z.nullable(z.string())),
  quantity: z.optional(z.nullable(z.coerce.number())),
  /** Status of the change: NotStarted, InProgress, Failed, Succeeded or Conflict. */
  status: z.string(),
});
export type MarketplaceChange = z.output<typeof marketplaceChange>;

/**
 * Body of a marketplace event. Its status and plan aren't trusted: the server loads the change from the marketplace.
 */
export const marketplaceEvent = z.looseObject({ id: z.guid(), subscriptionId: z.guid(), action: z.string() });
