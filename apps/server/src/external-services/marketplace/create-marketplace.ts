import { randomUUID } from 'node:crypto';
import { GraphOutage } from '@tideform/graph';
import type { z } from 'zod/mini';
import { createAppToken } from './app-token.ts';
import { createEventToken } from './event-token.ts';
import type { MarketplaceAccount } from './marketplace-config.ts';
import {
  type MarketplaceChange,
  marketplaceChange,
  type PurchasedSubscription,
  purchasedSubscription,
  resolvedPurchase,
} from './marketplace-shapes.ts';

/** Microsoft's commercial marketplace, as its publisher asks it. What it does not know is `undefined`. */
export interface Marketplace {
  /** What was bought, by the token that the buyer's browser came with. */
  resolve(token: string): Promise<PurchasedSubscription | undefined>;
  /** From here on it is paid for. */
  activate(subscription: Pick<PurchasedSubscription, 'id' | 'planId' | 'quantity'>): Promise<void>;
  read(subscriptionId: string): Promise<PurchasedSubscription | undefined>;
  readChange(subscriptionId: string, changeId: string): Promise<MarketplaceChange | undefined>;
  /** Says that a change was made here, or that it will not be. */
  settle(subscriptionId: string, changeId: string, status: 'Success' | 'Failure'): Promise<void>;
  /** Whether a bearer token is the marketplace's own. */
  isOwnToken(bearer: string): Promise<boolean>;
}

const timeoutMs = 8_000;
const apiVersion = '2018-08-31';

interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** @see https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-apis */
export function createMarketplace(
  account: MarketplaceAccount,
  ports: { readonly fetch: typeof globalThis.fetch; now(): Date },
): Marketplace {
  const token = createAppToken(account, ports);
  const ask = async ({ method, path, headers, body }: Asked): Promise<Response | undefined> => {
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
    // A token of nobody's is 400, one of another publisher's 403: to who asks all of them are the same.
    if ([400, 403, 404].includes(reply.status)) return undefined;
    if (reply.status >= 500 || reply.status === 429) throw new GraphOutage('network', label);
    throw new Error(`The marketplace refused ${label}: ${reply.status}`);
  };
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, asked: Asked) => {
    const reply = await ask(asked);
    return reply && (schema.parse(await reply.json()) as z.output<Schema>);
  };
  const done = async (asked: Asked): Promise<void> => {
    const reply = await ask(asked);
    if (!reply) throw new Error(`The marketplace refused ${asked.method} ${asked.path.split('/').at(-1)}`);
  };
  return {
    async resolve(value) {
      const headers = { 'x-ms-marketplace-token': value };
      return (await read(resolvedPurchase, { method: 'POST', path: '/resolve', headers }))?.subscription;
    },
    activate: ({ id, planId, quantity }) =>
      done({ method: 'POST', path: `/${id}/activate`, body: { planId, ...(quantity != null && { quantity }) } }),
    read: (id) => read(purchasedSubscription, { method: 'GET', path: `/${id}` }),
    readChange: (id, changeId) => read(marketplaceChange, { method: 'GET', path: `/${id}/operations/${changeId}` }),
    settle: (id, changeId, status) =>
      done({ method: 'PATCH', path: `/${id}/operations/${changeId}`, body: { status } }),
    isOwnToken: createEventToken(account, ports.now),
  };
}
