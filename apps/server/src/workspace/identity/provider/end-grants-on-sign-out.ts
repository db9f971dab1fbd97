import type { Client, KoaContextWithOIDC, Provider } from 'oidc-provider';

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
