import type { GraphCredential } from '@tideform/contract';
import type { Database } from '../database/connect.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type CredentialRow, findCredential, type TenantUser } from './graph-credentials-store.ts';
import { openRefreshToken } from './sealed-tokens.ts';

/**
 * Converts a connected account to the API's format for its user. If a token was sealed with a lost key, the
 * authorization counts as expired.
 */
export function describeCredential(secrets: Secrets, row: CredentialRow): GraphCredential {
  const authorization = getAuthorization(secrets, row);
  const { name, username } = row;
  return {
    id: row.id,
    authRequired: authorization !== 'valid',
    authorization,
    purposes: authorization === 'valid' ? [...row.purposes] : [],
    ...(name !== null && username !== null && { account: { name, username } }),
  };
}

export function getAuthorization(secrets: Secrets, row: CredentialRow): GraphCredential['authorization'] {
  if (row.expiredAt) return 'expired';
  if (row.refreshToken === null) return 'missing';
  return openRefreshToken(secrets, row) === undefined ? 'expired' : 'valid';
}

/** Finds a connected account by ID, if it belongs to the caller. @returns `undefined` if it doesn't */
export async function findOwnCredential(
  database: Database,
  id: string,
  { tenantId, userId }: TenantUser,
): Promise<CredentialRow | undefined> {
  const row = await findCredential(database, id);
  return row?.tenantId === tenantId && row.userId === userId ? row : undefined;
}
