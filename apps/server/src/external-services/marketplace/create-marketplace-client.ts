import { randomUUID } from 'node:crypto';
import { marketplaceStatus } from '@tideform/contract';
import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';
import { createAppTokenProvider } from './app-token.ts';
import { createEventTokenVerifier } from './event-token.ts';
import type { MarketplaceAccount } from './marketplace-config.ts';

/** Client for Microsoft's commercial marketplace. Methods return `undefined` for unknown IDs and tokens. */
export interface MarketplaceClient {
  /** Resolves a purchase token from the buyer's browser to the purchased subscription. */
  resolve(token: string): Promise<PurchasedSubscription | undefined>;
  /** Activates a subscription, which starts its billing. */
  activate(subscription: Pick<PurchasedSubscription, 'id' | 'planId' | 'quantity'>): Promise<void>;
  read(subscriptionId: string): Promise<PurchasedSubscription | undefined>;
  readChange(subscriptionId: string, changeId: string): Promise<MarketplaceChange | undefined>;
  /** Reports to the marketplace that a change was applied or rejected. */
  confirmChange(subscriptionId: string, changeId: string, status: 'Success' | 'Failure'): Promise<void>;
  /** Returns true if the bearer token was issued to the marketplace. */
  isMarketplaceToken(bearer: string): Promise<boolean>;
}

const timeoutMs = 8_000;
const apiVersion = '2018-08-31';

interface MarketplaceRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * Creates a client for the marketplace's API.
 * @see https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-apis
 */
export function createMarketplaceClient(
  account: MarketplaceAccount,
  ports: { readonly fetch: typeof globalThis.fetch; now(): Date },
): MarketplaceClient {
  const token = createAppTokenProvider(account, ports);
  const sendRequest = async ({ method, path, headers, body }: MarketplaceRequest): Promise<Response | undefined> => {
    const label = `${method} marketplace`;
    const init: RequestInit = {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await token()}`,
        'x-ms-requestid': randomUUID(),
        'x-ms-correlationid': randomUUID(),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    };
    const reply = await ports
      .fetch(`${account.apiUrl}/subscriptions${path}?api-version=${apiVersion}`, init)
      .catch((cause: unknown) => {
        throw new GraphOutage('network', label, { cause });
      });
    if (reply.ok) return reply;
    // The marketplace responds with 400 to unknown tokens, and with 403 to tokens for other publishers. Callers treat
    // both as not found.
    if ([400, 403, 404].includes(reply.status)) return undefined;
    if (reply.status >= 500 || reply.status === 429) throw new GraphOutage('network', label);
    throw new Error(`The marketplace rejected ${label}: ${reply.status}`);
  };
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, request: MarketplaceRequest) => {
    const reply = await sendRequest(request);
    return reply && (schema.parse(await reply.json()) as z.output<Schema>);
  };
  const sendCommand = async (request: MarketplaceRequest): Promise<void> => {
    const reply = await sendRequest(request);
    if (!reply) throw new Error(`The marketplace rejected ${request.method} ${request.path.split('/').at(-1)}`);
  };
  return {
    async resolve(value) {
      const headers = { 'x-ms-marketplace-token': value };
      return (await read(resolvedPurchase, { method: 'POST', path: '/resolve', headers }))?.subscription;
    },
    activate: ({ id, planId, quantity }) =>
      sendCommand({ method: 'POST', path: `/${id}/activate`, body: { planId, ...(quantity != null && { quantity }) } }),
    read: (id) => read(purchasedSubscription, { method: 'GET', path: `/${id}` }),
    readChange: (id, changeId) => read(marketplaceChange, { method: 'GET', path: `/${id}/operations/${changeId}` }),
    confirmChange: (id, changeId, status) =>
      sendCommand({ method: 'PATCH', path: `/${id}/operations/${changeId}`, body: { status } }),
    isMarketplaceToken: createEventTokenVerifier(account, ports.now),
  };
}

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
const purchasedSubscription = z.looseObject({
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
const resolvedPurchase = z.looseObject({ id: z.guid(), subscription: purchasedSubscription });

/** Change of a subscription. The server confirms only changes of the plan or number of seats, and reinstatements. */
const marketplaceChange = z.looseObject({
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
