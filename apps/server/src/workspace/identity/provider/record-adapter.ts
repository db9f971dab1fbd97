import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  readRecord,
  readRecordByUid,
  writeRecord,
} from './identity-records-store.ts';

/**
 * For so long a spent refresh token may be spent again. The reply to the first use may have been lost, or its tab killed
 * before it could keep the new one; without this the person would have to sign in again. Later uses still end the grant.
 */
const REUSE_LEEWAY_SECONDS = 60;

/** Keeps the provider's records in the database, so that they outlive the process and several processes share them. */
export function recordAdapter(database: Database): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) => writeRecord(database, model, id, { ...payload }, expiresIn),
    find: async (id) => forgive(model, await readRecord(database, model, id)),
    findByUid: (uid) => readRecordByUid(database, model, uid) as Promise<AdapterPayload | undefined>,
    // Device codes are not offered.
    findByUserCode: async () => undefined,
    consume: (id) => consume(database, model, id),
    destroy: (id) => deleteRecord(database, model, id),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(database, model, grantId),
  });
}

/** Two requests may both have found a code unspent: only the first one to spend it gets tokens. */
async function consume(database: Database, model: string, id: string): Promise<void> {
  const isFirst = await consumeRecord(database, model, id);
  if (!isFirst && model === 'AuthorizationCode') throw new errors.InvalidGrant('authorization code already consumed');
}

type Found = Awaited<ReturnType<typeof readRecord>>;

function forgive(model: string, found: Found): AdapterPayload | undefined {
  const record = found?.payload as AdapterPayload | undefined;
  if (model !== 'RefreshToken' || found?.usedSecondsAgo == null || !record) return record;
  const { consumed: _, ...rest } = record;
  return found.usedSecondsAgo <= REUSE_LEEWAY_SECONDS ? rest : record;
}
