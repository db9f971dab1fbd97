import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { type IdentityOptions, scopesOfApp } from '../identity-options.ts';

/**
 * The consent that an administrator of the workspace gave for everybody: nobody is asked, as with a tenant-wide consent in
 * Entra. One grant for each session and app; a sign-out ends it.
 */
export async function loadGrant({ oidc }: KoaContextWithOIDC, options: IdentityOptions): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    known?.accountId === session.accountId
      ? known
      : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addOIDCClaims([...oidc.requestParamClaims]);
  grant.addResourceScope(options.graphBaseUrl, scopesOfApp(options, client.clientId).join(' '));
  await grant.save();
  return grant;
}
