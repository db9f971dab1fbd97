import type { Database } from '../database/connect.ts';
import { type CredentialRow, findCredential, type TenantUser } from './graph-credentials-store.ts';

/** Finds a connected account by ID, if it belongs to the caller. @returns `undefined` if it doesn't */
export async function findOwnCredential(
  database: Database,
  id: string,
  { tenantId, userId }: TenantUser,
): Promise<CredentialRow | undefined> {
  const row = await findCredential(database, id);
  return row?.tenantId === tenantId && row.userId === userId ? row : undefined;
}
