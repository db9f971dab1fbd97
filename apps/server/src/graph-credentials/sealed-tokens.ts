import type { GrantedTokens } from '../external-services/sign-in-server.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { CredentialRow, SealedTokens } from './graph-credentials-store.ts';

export const getRefreshSealContext = (id: string) => `graph-credentials/${id}/refresh-token`;
export const getAccessSealContext = (id: string) => `graph-credentials/${id}/access-token`;
export const getVerifierSealContext = (id: string) => `graph-credentials/${id}/verifier`;

/** Encrypts the tokens from the sign-in for storage. */
export function sealTokens(
  secrets: Secrets,
  id: string,
  { accessToken, lifeSeconds }: GrantedTokens,
  refreshToken: string,
  now: Date,
): SealedTokens {
  return {
    refreshToken: secrets.seal(refreshToken, getRefreshSealContext(id)),
    accessToken: secrets.seal(accessToken, getAccessSealContext(id)),
    accessEndsAt: new Date(now.getTime() + lifeSeconds * 1000),
  };
}

export function openRefreshToken(secrets: Secrets, { id, refreshToken }: CredentialRow): string | undefined {
  return refreshToken === null ? undefined : secrets.open(refreshToken, getRefreshSealContext(id));
}

export function openAccessToken(secrets: Secrets, { id, accessToken }: CredentialRow): string | undefined {
  return accessToken === null ? undefined : secrets.open(accessToken, getAccessSealContext(id));
}
