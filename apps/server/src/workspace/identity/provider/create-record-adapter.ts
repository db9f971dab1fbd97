import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  loadRecord,
  loadRecordByUid,
  saveRecord,
} from './identity-records-store.ts';

/**
 * Seconds during which a used refresh token can be used again. The response to the first use may have been lost, or its
 * tab closed before it stored the new token; otherwise the person would have to sign in again. Later uses revoke the
 * grant.
 */
const REUSE_LEEWAY_SECONDS = 60;

/** Stores the provider's records in the database, so that they survive restarts and are shared by all processes. */
export function createRecordAdapter(database: Database): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) => saveRecord(database, model, id, { ...payload }, expiresIn),
    find: async (id) => toPayload(model, await loadRecord(database, model, id)),
    findByUid: (uid) => loadRecordByUid(database, model, uid) as Promise<AdapterPayload | undefined>,
    // Device codes aren't supported.
    findByUserCode: async () => undefined,
    consume: (id) => consumeOrRevokeGrant(database, model, id),
    destroy: (id) => deleteRecord(database, model, id),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(database, model, grantId),
  });
}

/** Consumes a record. If two requests read an authorization code at the same time, only the first gets tokens. */
async function consumeOrRevokeGrant(database: Database, model: string, id: string): Promise<void> {
  const isFirst = await consumeRecord(database, model, id);
  if (!isFirst && model === 'AuthorizationCode') throw new errors.InvalidGrant('authorization code already consumed');
}

type FoundRecord = Awaited<ReturnType<typeof loadRecord>>;

function toPayload(model: string, stored: FoundRecord): AdapterPayload | undefined {
  const record = stored?.payload as AdapterPayload | undefined;
  if (model !== 'RefreshToken' || stored?.usedSecondsAgo == null || !record) return record;
  const { consumed: _, ...rest } = record;
  return stored.usedSecondsAgo <= REUSE_LEEWAY_SECONDS ? rest : record;
}
