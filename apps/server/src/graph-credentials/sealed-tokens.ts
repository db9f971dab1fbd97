import type { GrantedTokens } from '../external-services/sign-in-server.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { CredentialRow, KeptTokens } from './graph-credentials-store.ts';

export const refreshPlace = (id: string) => `graph-credentials/${id}/refresh-token`;
export const accessPlace = (id: string) => `graph-credentials/${id}/access-token`;
export const verifierPlace = (id: string) => `graph-credentials/${id}/verifier`;

/** What the sign-in gave, as it is kept. */
export function sealTokens(
  secrets: Secrets,
  id: string,
  { accessToken, lifeSeconds }: GrantedTokens,
  refreshToken: string,
  now: Date,
): KeptTokens {
  return {
    refreshToken: secrets.seal(refreshToken, refreshPlace(id)),
    accessToken: secrets.seal(accessToken, accessPlace(id)),
    accessEndsAt: new Date(now.getTime() + lifeSeconds * 1000),
  };
}

export function openRefreshToken(secrets: Secrets, { id, refreshToken }: CredentialRow): string | undefined {
  return refreshToken === null ? undefined : secrets.open(refreshToken, refreshPlace(id));
}

export function openAccessToken(secrets: Secrets, { id, accessToken }: CredentialRow): string | undefined {
  return accessToken === null ? undefined : secrets.open(accessToken, accessPlace(id));
}
