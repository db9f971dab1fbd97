import type { Client, KoaContextWithOIDC, Provider } from 'oidc-provider';

/**
 * A confirmed sign-out ends what the session has given to apps in this browser; `isKept`: not what an app does for people who are
 * away. The provider ends a session in the same way when another account takes over: then the first one's tokens live on.
 */
export const endGrantsOnSignOut =
  (provider: Provider, isKept: (client: Client | undefined) => boolean) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'end_session_confirm' || ctx.status !== 303 || !ctx.oidc.params?.logout) return;
    const { session } = ctx.oidc;
    const back = session?.state?.postLogoutRedirectUri;
    if (!session || (typeof back === 'string' && isTakeover(ctx, back))) return;
    for (const [clientId, { grantId }] of Object.entries(session.authorizations ?? {})) {
      if (grantId && !isKept(await provider.Client.find(clientId))) await endGrant(provider, grantId);
    }
  };

/** Then the provider goes on with the interaction that waits. */
const isTakeover = (ctx: KoaContextWithOIDC, back: string): boolean =>
  back.startsWith(ctx.oidc.urlFor('authorization')) && back !== ctx.oidc.urlFor('authorization');

async function endGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await (await provider.Grant.find(grantId))?.destroy();
}
