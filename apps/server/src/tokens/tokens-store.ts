import { randomBytes } from 'node:crypto';
import type { TeamUser } from '@tideform/contract';
import type { SigningKeys } from '../authentication/tokens.ts';
import type { Database } from '../database/connect.ts';

type TokenTables = {
  signing_keys: { name: string; key: Buffer };
  tenants: { id: string; blocked_at: Date | null };
  team_users: {
    team_id: string;
    user_id: string;
    tenant_id: string;
    name: string;
    email: string | null;
    last_seen_at: Date;
    client_version: string | null;
    team_name: string | null;
    tenant_name: string | null;
  };
};

const CURRENT_KEY_NAME = 'tokens';
/** Prefix of a former key's name. The rest of the name is the time when the key was replaced. */
const FORMER_KEY_PREFIX = 'tokens until ';

/** Loads the signing keys of this installation, current key first. The first process creates a key. */
export async function loadSigningKeys(database: Database): Promise<SigningKeys> {
  const tables = database.withTables<TokenTables>();
  await tables
    .insertInto('signing_keys')
    .values({ name: CURRENT_KEY_NAME, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tables.selectFrom('signing_keys').selectAll().orderBy('name', 'desc').execute();
  const now = rows.find(({ name }) => name === CURRENT_KEY_NAME)!;
  return [now.key, ...rows.filter(({ name }) => name.startsWith(FORMER_KEY_PREFIX)).map(({ key }) => key)];
}

/** Adds a new signing key. Processes use it after their next start. */
export async function rotateSigningKey(database: Database, now: Date): Promise<void> {
  await loadSigningKeys(database);
  await database.transaction().execute(async (within) => {
    const tables = within.withTables<TokenTables>();
    const former = { name: FORMER_KEY_PREFIX + now.toISOString() };
    await tables.updateTable('signing_keys').set(former).where('name', '=', CURRENT_KEY_NAME).execute();
    await tables
      .insertInto('signing_keys')
      .values({ name: CURRENT_KEY_NAME, key: randomBytes(32) })
      .execute();
  });
}

/** Deletes former signing keys that were replaced before or at `until`. @returns the number of deleted keys */
export async function deleteFormerSigningKeys(database: Database, until: Date): Promise<number> {
  const { numDeletedRows } = await database
    .withTables<TokenTables>()
    .deleteFrom('signing_keys')
    .where('name', 'like', `${FORMER_KEY_PREFIX}%`)
    .where('name', '<=', FORMER_KEY_PREFIX + until.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Returns true if an operator has blocked an organization. */
export async function isTenantBlocked(database: Database, tenantId: string): Promise<boolean> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('tenants')
    .select('blocked_at')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row?.blocked_at != null;
}

/**
 * Blocks an organization, so that its users get no tokens.
 * @param blockedAt start of the block; `null` removes the block
 */
export async function setTenantBlocked(database: Database, tenantId: string, blockedAt: Date | null): Promise<void> {
  await database
    .withTables<TokenTables>()
    .insertInto('tenants')
    .values({ id: tenantId, blocked_at: blockedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ blocked_at: blockedAt }))
    .execute();
}

export interface ActiveUser {
  readonly teamId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly email: string | null;
  /** Version of the app, as reported by the client. */
  readonly clientVersion?: string | undefined;
  readonly teamName?: string | undefined;
  readonly tenantName?: string | undefined;
}

const MAX_NAME_LENGTH = 255;

/** Records that a user was active in a team. Writes at most once an hour, and at least once in each month. */
export async function recordActivity(database: Database, user: ActiveUser, now: Date): Promise<void> {
  const names = {
    team_name: user.teamName?.slice(0, MAX_NAME_LENGTH) ?? null,
    tenant_name: user.tenantName?.slice(0, MAX_NAME_LENGTH) ?? null,
  };
  const client = { client_version: user.clientVersion?.slice(0, 60) ?? null, ...names };
  const columns = { tenant_id: user.tenantId, name: user.name, email: user.email, last_seen_at: now, ...client };
  await database
    .withTables<TokenTables>()
    .insertInto('team_users')
    .values({ team_id: user.teamId, user_id: user.userId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'user_id'])
        .doUpdateSet(columns)
        .where(
          'team_users.last_seen_at',
          '<',
          new Date(Math.max(now.getTime() - 3_600_000, getMonthStart(now).getTime())),
        ),
    )
    .execute();
}

/** Counts a team's active users in the month of `now` (UTC). */
export async function countActiveUsers(database: Database, teamId: string, now: Date): Promise<number> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('team_users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('team_id', '=', teamId)
    .where('last_seen_at', '>=', getMonthStart(now))
    .executeTakeFirstOrThrow();
  return row.people;
}

const getMonthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** Last known name and email address of a user in a team, and the time of the last activity. */
export interface LastActivity {
  readonly name: string;
  readonly email: string | null;
  /** Time of the last activity; absent if the user was never active. */
  readonly lastSeenAt?: Date;
}

export async function findLastActivity(database: Database, teamId: string, userId: string): Promise<LastActivity> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('team_users')
    .select(['name', 'email', 'last_seen_at'])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { name: row.name, email: row.email, lastSeenAt: row.last_seen_at } : { name: '', email: null };
}

/** Finds the last known name of a user in a team. */
export async function findLastKnownName(database: Database, teamId: string, userId: string): Promise<string> {
  return (await findLastActivity(database, teamId, userId)).name;
}

/** Lists the users of a team, most recently active first. */
export async function listActiveUsers(
  database: Database,
  teamId: string,
  now: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TeamUser[]> {
  const rows = await database
    .withTables<TokenTables>()
    .selectFrom('team_users')
    .select(['user_id', 'name', 'email', 'last_seen_at'])
    .where('team_id', '=', teamId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ user_id: id, name, email, last_seen_at: at }) => ({
    ...{ id, name, email },
    lastSeen: at.toISOString(),
    active: at >= getMonthStart(now),
  }));
}
