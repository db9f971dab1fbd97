import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Lets a claims challenge through the `claims` parameter. Challenges ask for `access_token` claims only, which OpenID
 * Connect does not know; every new access token meets them, because they ask for one that is newer than a given time.
 *
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export async function acceptClaimsChallenge(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  const { claims, ...rest } = ctx.query;
  if (ctx.path === '/auth' && typeof claims === 'string' && isOnlyAboutAccessToken(claims)) ctx.query = rest;
  await next();
}

function isOnlyAboutAccessToken(text: string): boolean {
  try {
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' && claims !== null && Object.keys(claims).every((key) => key === 'access_token');
  } catch {
    return false;
  }
}
