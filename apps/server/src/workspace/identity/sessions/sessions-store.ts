import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NamedDevice } from './name-device.ts';

/** One browser in which somebody is signed in. */
export interface Session {
  readonly uid: string;
  /** Empty for one that began before they were noted, or that did not say. */
  readonly browser: string;
  readonly system: string;
  readonly begunAt: Date | null;
  readonly seenAt: Date | null;
}

/** Notes that somebody's session is in use: at most every five minutes, so that renewing a token costs no write each time. */
export async function noteSession(
  database: Database,
  { personId, uid, device, now }: { personId: string; uid: string; device: NamedDevice; now: Date },
): Promise<void> {
  const { browser, system } = device;
  await sql`
    insert into workspace.signed_in_devices (person_id, session_uid, browser, system, begun_at, seen_at)
    values (${personId}, ${uid}, ${browser}, ${system}, ${now}, ${now})
    on conflict (person_id, session_uid) do update
      set browser = excluded.browser, system = excluded.system, seen_at = excluded.seen_at
      where signed_in_devices.seen_at < excluded.seen_at - interval '5 minutes'
  `.execute(database);
}

/**
 * Where somebody is signed in: sessions, and those that live on in tokens alone because another account has taken the browser over.
 * The last seen comes first.
 *
 * @param offlineClientId the server's own app: an account that is lent to it is no session
 */
export async function listSessions(
  database: Database,
  personId: string,
  offlineClientId: string | undefined,
): Promise<readonly Session[]> {
  const { rows } = await sql<Session>`
    select live.uid, coalesce(browser, '') as browser, coalesce(system, '') as system,
      begun_at as "begunAt", seen_at as "seenAt"
    from (
      select distinct coalesce(payload->>'sessionUid', uid) as uid from workspace.identity_records
      where model in ('Session', 'RefreshToken') and payload->>'accountId' = ${personId} and payload->'consumed' is null
        and coalesce(payload->>'clientId', '') <> coalesce(${offlineClientId ?? null}::text, '-')
        and (expires_at is null or expires_at > now())
    ) live left join workspace.signed_in_devices on person_id = ${personId} and session_uid = live.uid
    where live.uid is not null
    order by seen_at desc nulls last, live.uid
  `.execute(database);
  return rows;
}

/** Ends one session with what was issued in it. @returns whether it was this person's */
export async function deleteSession(
  database: Database,
  personId: string,
  uid: string,
  offlineClientId: string | undefined,
): Promise<boolean> {
  // NOTE: a grant does nothing by itself, and a lent account outlives the session in which it was lent.
  const { numAffectedRows } = await sql`
    delete from workspace.identity_records
    where payload->>'accountId' = ${personId} and model <> 'Grant'
      and coalesce(payload->>'sessionUid', uid) = ${uid}
      and coalesce(payload->>'clientId', '') <> coalesce(${offlineClientId ?? null}::text, '-')
  `.execute(database);
  await sql`delete from workspace.signed_in_devices where person_id = ${personId} and session_uid = ${uid}`.execute(
    database,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Forgets browsers that were not seen since: their sessions have ended by then. */
export async function deleteDevicesBefore(database: Database, before: Date): Promise<void> {
  await sql`delete from workspace.signed_in_devices where seen_at < ${before}`.execute(database);
}
