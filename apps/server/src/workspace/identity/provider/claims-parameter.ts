import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Koa middleware that accepts claims challenges in the `claims` parameter. They request only `access_token` claims,
 * which OpenID Connect doesn't define. A new access token always meets the challenge, because it only requires a token
 * issued after a given time.
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
