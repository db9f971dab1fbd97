import { GraphOutage } from '@tideform/graph';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { isIssuedInFuture } from '../../pages/issued-in-future.ts';
import { marketplaceAppId } from './app-token.ts';
import type { MarketplaceAccount } from './marketplace-config.ts';

const timeoutMs = 10_000;

/**
 * Tells whether a bearer token is one that Entra gave the marketplace to tell this publisher's app something: signed by the organization's
 * keys, for the app, asked for by the marketplace.
 * @see https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-webhook
 */
export function createEventToken(
  { tenantId, clientId, authority }: MarketplaceAccount,
  now: () => Date,
): (bearer: string) => Promise<boolean> {
  const keys = createRemoteJWKSet(new URL(`${authority}/${tenantId}/discovery/v2.0/keys`), {
    timeoutDuration: timeoutMs,
  });
  // Tokens of both versions of Entra's endpoints.
  const issuer = [`https://sts.windows.net/${tenantId}/`, `${authority}/${tenantId}/v2.0`];
  const audience = [clientId, `api://${clientId}`];
  return async (bearer) => {
    try {
      const { payload } = await jwtVerify(bearer, keys, {
        ...{ issuer, audience, algorithms: ['RS256'], currentDate: now() },
        requiredClaims: ['exp'],
      });
      if (isIssuedInFuture(payload, now())) return false;
      return (payload.azp ?? payload.appid) === marketplaceAppId && payload.tid === tenantId;
    } catch (cause) {
      if (isRefusal(cause)) return false;
      throw new GraphOutage('network', 'GET keys', { cause });
    }
  };
}

/** What is wrong with the token, and not with who should have its keys. */
function isRefusal(cause: unknown): boolean {
  const { JWKSTimeout, JWKSInvalid, JOSEError } = errors;
  return (
    cause instanceof JOSEError &&
    !(cause instanceof JWKSTimeout) &&
    !(cause instanceof JWKSInvalid) &&
    cause.code !== 'ERR_JOSE_GENERIC'
  );
}
