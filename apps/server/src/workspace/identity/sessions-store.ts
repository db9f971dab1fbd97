import Bowser from 'bowser';
import { sql } from 'kysely';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../database/connect.ts';
import type { IdentityOptions } from './identity-options.ts';

/** A browser in which a person is signed in. */
export interface Session {
  readonly uid: string;
  /** Name of the browser; empty if it is unknown or wasn't recorded. */
  readonly browser: string;
  readonly system: string;
  readonly begunAt: Date | null;
  readonly seenAt: Date | null;
}

/**
 * Records that a session is in use. Writes at most every five minutes, so that not every token refresh causes a write.
 */
async function recordSession(
  database: Database,
  { personId, uid, device, now }: { personId: string; uid: string; device: DeviceName; now: Date },
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
 * Lists a person's sessions, the most recently seen first. Includes sessions that exist only through tokens, because
 * another account took over the browser.
 *
 * @param offlineClientId client of connected accounts, whose tokens aren't sessions
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

/**
 * Ends a session and everything that was issued in it.
 * @returns whether it was a session of this person
 */
export async function deleteSession(
  database: Database,
  personId: string,
  uid: string,
  offlineClientId: string | undefined,
): Promise<boolean> {
  // NOTE: grants stay, because a connected account outlives the session in which it was connected; a grant alone
  // permits nothing.
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

/** Deletes devices that were last seen before `before`. Their sessions have expired. */
export async function deleteDevicesBefore(database: Database, before: Date): Promise<void> {
  await sql`delete from workspace.signed_in_devices where seen_at < ${before}`.execute(database);
}

/**
 * Koa middleware that records the browser of a session when an app signs in through it and when its tokens are
 * refreshed.
 */
export const recordSessions =
  ({ database, now, offlineApp }: Pick<IdentityOptions, 'database' | 'now' | 'offlineApp'>) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const used = getUsedSession(ctx);
    // NOTE: the server refreshes tokens of connected accounts itself, without a browser.
    if (!used || ctx.oidc.client?.clientId === offlineApp?.clientId) return;
    await recordSession(database, { ...used, device: parseUserAgent(ctx.get('user-agent')), now: now() });
  };

function getUsedSession({ oidc, status }: KoaContextWithOIDC): { personId: string; uid: string } | undefined {
  if (oidc?.route === 'token' && status === 200) {
    const token = oidc.entities.RefreshToken ?? oidc.entities.AuthorizationCode;
    const { accountId, sessionUid } = token ?? {};
    return accountId && sessionUid ? { personId: accountId, uid: sessionUid } : undefined;
  }
  const isAuthorizationResponse = (oidc?.route === 'authorization' || oidc?.route === 'resume') && status === 303;
  const { accountId, uid } = (isAuthorizationResponse && oidc.session) || {};
  return accountId && uid ? { personId: accountId, uid } : undefined;
}

/** Browser and operating system of a device, such as `Firefox` on `Windows`. Empty strings when unknown. */
interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

const MAX_LENGTH = 60;

/** Parses a `User-Agent` header. Clients control the text, so the names are truncated and used only for display. */
export function parseUserAgent(userAgent: string): DeviceName {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: (browser.name ?? '').slice(0, MAX_LENGTH), system: (os.name ?? '').slice(0, MAX_LENGTH) };
}

/**
 * Returns the earliest issue time of a person's valid access tokens, in milliseconds since 1970; `null` if any token is
 * accepted; `undefined` if the person doesn't exist or is deactivated.
 */
export async function findTokensNotBefore(database: Database, personId: string): Promise<number | null | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select since from workspace.people left join workspace.fresh_tokens on person_id = people.id
    where people.id = ${personId} and deactivated_at is null
  `.execute(database);
  const [row] = rows;
  return row && (row.since?.getTime() ?? null);
}

/** Requires that access tokens of a person were issued at or after `since`. A later requirement isn't moved back. */
export async function setTokensNotBefore(database: Database, personId: string, since: Date): Promise<void> {
  await sql`
    insert into workspace.fresh_tokens (person_id, since) values (${personId}, ${since})
    on conflict (person_id) do update set since = greatest(fresh_tokens.since, excluded.since)
  `.execute(database);
}
