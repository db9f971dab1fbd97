import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';
import type { MarketplaceAccount } from './marketplace-config.ts';

/** Microsoft's app ID of the marketplace, the same for all publishers. */
export const marketplaceAppId = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7';

interface AppTokenPorts {
  readonly fetch: typeof globalThis.fetch;
  now(): Date;
}

const TIMEOUT_MS = 10_000;
/** Time before a token's expiry from which the token is no longer used, in milliseconds. */
const EXPIRY_MARGIN_MS = 60_000;

const tokenSchema = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.coerce.number().check(z.positive()),
});

/**
 * Creates a function that returns an access token of the publisher's app for the marketplace. The token is cached until
 * shortly before it expires.
 * @see https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-registration
 */
export function createAppTokenProvider(
  { tenantId, clientId, clientSecret, authority }: MarketplaceAccount,
  { fetch, now }: AppTokenPorts,
): () => Promise<string> {
  let cached: { readonly token: string; readonly untilMs: number } | undefined;
  return async () => {
    if (cached && now().getTime() < cached.untilMs - EXPIRY_MARGIN_MS) return cached.token;
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const body = new URLSearchParams({ ...fields, scope: `${marketplaceAppId}/.default` });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${authority}/${tenantId}/oauth2/v2.0/token`;
    const reply = await fetch(url, { method: 'POST', body, signal }).catch((cause: unknown) => {
      throw new GraphOutage('network', 'POST token', { cause });
    });
    const tokens = tokenSchema.safeParse(await reply.json().catch(() => undefined));
    if (!reply.ok || !tokens.success) {
      if (reply.status >= 500 || reply.status === 429) throw new GraphOutage('network', 'POST token');
      throw new Error(`The sign-in server rejected the marketplace's app: ${reply.status}`);
    }
    const { access_token: token, expires_in: seconds } = tokens.data;
    cached = { token, untilMs: now().getTime() + seconds * 1000 };
    return token;
  };
}
