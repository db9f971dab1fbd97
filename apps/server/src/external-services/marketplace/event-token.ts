import { GraphOutage } from '@tideform/graph';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { isIssuedInFuture } from '../../pages/is-issued-in-future.ts';
import { marketplaceAppId } from './app-token.ts';
import type { MarketplaceAccount } from './marketplace-config.ts';

const timeoutMs = 10_000;

/**
 * Creates a function that returns true if Entra issued a bearer token to the marketplace, for this publisher's app.
 * @see https://learn.microsoft.com/partner-center/marketplace-offers/pc-saas-fulfillment-webhook
 */
export function createEventTokenVerifier(
  { tenantId, clientId, authority }: MarketplaceAccount,
  now: () => Date,
): (bearer: string) => Promise<boolean> {
  const keys = createRemoteJWKSet(new URL(`${authority}/${tenantId}/discovery/v2.0/keys`), {
    timeoutDuration: timeoutMs,
  });
  // Issuers of tokens from Entra's v1 and v2 endpoints.
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
      if (isInvalidTokenError(cause)) return false;
      throw new GraphOutage('network', 'GET keys', { cause });
    }
  };
}

/** Returns true if the error means that the token is invalid, and false if Entra's signing keys couldn't be loaded. */
function isInvalidTokenError(cause: unknown): boolean {
  const { JWKSTimeout, JWKSInvalid, JOSEError } = errors;
  return (
    cause instanceof JOSEError &&
    !(cause instanceof JWKSTimeout) &&
    !(cause instanceof JWKSInvalid) &&
    cause.code !== 'ERR_JOSE_GENERIC'
  );
}
