import { sql } from 'kysely';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';

/** Deletes records that expired more than a day ago. */
export async function deleteExpiredRecords(database: Database): Promise<void> {
  await sql`delete from workspace.identity_records where expires_at < now() - interval '1 day'`.execute(database);
}

/** Payload of an OpenID provider record: a session, grant, token, … */
export type IdentityRecord = Record<string, unknown>;

export async function saveRecord(
  database: Database,
  model: string,
  id: string,
  record: IdentityRecord,
  expiresInSeconds: number | undefined,
): Promise<void> {
  const payload = JSON.stringify(record);
  const grantId = typeof record.grantId === 'string' ? record.grantId : null;
  const uid = model === 'Session' && typeof record.uid === 'string' ? record.uid : null;
  await sql`
    insert into workspace.identity_records (model, id, payload, grant_id, uid, expires_at)
    values (${model}, ${id}, ${payload}::jsonb, ${grantId}, ${uid}, now() + ${expiresInSeconds ?? null}::float8 * interval '1 second')
    on conflict (model, id) do update set
      payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
  `.execute(database);
}

/** @returns the payload, and `usedSecondsAgo` when it was consumed, by the database's clock */
export async function loadRecord(
  database: Database,
  model: string,
  id: string,
): Promise<{ readonly payload: IdentityRecord; readonly usedSecondsAgo: number | null } | undefined> {
  const { rows } = await sql<{ payload: IdentityRecord; usedSecondsAgo: number | null }>`
    select payload, (extract(epoch from now()) - (payload->>'consumed')::bigint)::float8 as "usedSecondsAgo"
    from workspace.identity_records
    where model = ${model} and id = ${id} and (expires_at is null or expires_at > now())
  `.execute(database);
  return rows[0];
}

export async function loadRecordByUid(
  database: Database,
  model: string,
  uid: string,
): Promise<IdentityRecord | undefined> {
  const { rows } = await sql<{ payload: IdentityRecord }>`
    select payload from workspace.identity_records
    where model = ${model} and uid = ${uid} and (expires_at is null or expires_at > now())
  `.execute(database);
  return rows[0]?.payload;
}

/**
 * Marks a record as consumed now; only the first call has an effect.
 *
 * @returns whether this was the first use
 */
export async function consumeRecord(database: Database, model: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspace.identity_records
    set payload = payload || jsonb_build_object('consumed', extract(epoch from now())::bigint)
    where model = ${model} and id = ${id} and payload->'consumed' is null
  `.execute(database);
  return numAffectedRows === 1n;
}

export async function deleteRecord(database: Database, model: string, id: string): Promise<void> {
  await sql`delete from workspace.identity_records where model = ${model} and id = ${id}`.execute(database);
}

/** Deletes all records of one model that were issued under a grant, after a sign-out or the theft of a token. */
export async function deleteRecordsOfGrant(database: Database, model: string, grantId: string): Promise<void> {
  await sql`delete from workspace.identity_records where model = ${model} and grant_id = ${grantId}`.execute(database);
}

/** Reads and deletes a record atomically, so that only one of two concurrent callers gets it. */
export async function claimRecord(database: Database, model: string, id: string): Promise<IdentityRecord | undefined> {
  const { rows } = await sql<{ payload: IdentityRecord }>`
    delete from workspace.identity_records
    where model = ${model} and id = ${id} and (expires_at is null or expires_at > now())
    returning payload
  `.execute(database);
  return rows[0]?.payload;
}

/**
 * Ends a person's sessions and tokens, by default including those of their connected account.
 *
 * @param except session (by `uid`) and client whose records stay
 */
export async function deleteRecordsOfAccount(
  database: Database,
  personId: string,
  except: { readonly sessionUid?: string | undefined; readonly clientId?: string | undefined } = {},
): Promise<void> {
  const { sessionUid = null, clientId = null } = except;
  // NOTE: grants stay, because the excluded records may depend on them; a grant alone permits nothing.
  await sql`
    delete from workspace.identity_records
    where payload ? 'accountId' and payload->>'accountId' = ${personId} and model <> 'Grant'
      and coalesce(payload->>'sessionUid', uid, '') <> coalesce(${sessionUid}::text, '-')
      and coalesce(payload->>'clientId', '') <> coalesce(${clientId}::text, '-')
  `.execute(database);
}

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
