import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
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
