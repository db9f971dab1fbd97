import type { Client, Grant, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { getAppScopes, type IdentityOptions } from '../identity-options.ts';

/**
 * Loads or creates the grant of a session and client. Consent was given by an administrator for everyone, like
 * tenant-wide admin consent in Entra, so people aren't asked. A sign-out ends the grant.
 */
export async function loadGrant({ oidc }: KoaContextWithOIDC, options: IdentityOptions): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    existing?.accountId === session.accountId
      ? existing
      : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addOIDCClaims([...oidc.requestParamClaims]);
  grant.addResourceScope(options.graphBaseUrl, getAppScopes(options, client.clientId).join(' '));
  await grant.save();
  return grant;
}

/**
 * Koa middleware that revokes the session's grants after a confirmed sign-out, except those of connected accounts
 * (`isKept`). When another account takes over the browser, the provider ends the session in the same way, but the first
 * account's tokens stay valid.
 */
export const revokeGrantsOnSignOut =
  (provider: Provider, isKept: (client: Client | undefined) => boolean) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'end_session_confirm' || ctx.status !== 303 || !ctx.oidc.params?.logout) return;
    const { session } = ctx.oidc;
    const redirectUri = session?.state?.postLogoutRedirectUri;
    if (!session || (typeof redirectUri === 'string' && isTakeover(ctx, redirectUri))) return;
    for (const [clientId, { grantId }] of Object.entries(session.authorizations ?? {})) {
      if (grantId && !isKept(await provider.Client.find(clientId))) await revokeGrant(provider, grantId);
    }
  };

/**
 * Returns whether another account takes over the session. The provider then redirects to a waiting authorization
 * request.
 */
const isTakeover = (ctx: KoaContextWithOIDC, back: string): boolean =>
  back.startsWith(ctx.oidc.urlFor('authorization')) && back !== ctx.oidc.urlFor('authorization');

async function revokeGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await (await provider.Grant.find(grantId))?.destroy();
}
