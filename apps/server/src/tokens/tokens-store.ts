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

const CURRENT = 'tokens';
/** Then the instant at which another took its place. */
const FORMER = 'tokens until ';

/** The keys that this installation's tokens are signed with, the one of now first; made by whichever process asks first. */
export async function readSigningKeys(database: Database): Promise<SigningKeys> {
  const tables = database.withTables<TokenTables>();
  await tables
    .insertInto('signing_keys')
    .values({ name: CURRENT, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tables.selectFrom('signing_keys').selectAll().orderBy('name', 'desc').execute();
  const now = rows.find(({ name }) => name === CURRENT)!;
  return [now.key, ...rows.filter(({ name }) => name.startsWith(FORMER)).map(({ key }) => key)];
}

/** From its next start on, a process signs with a new key. */
export async function rotateSigningKey(database: Database, now: Date): Promise<void> {
  await readSigningKeys(database);
  await database.transaction().execute(async (within) => {
    const tables = within.withTables<TokenTables>();
    const former = { name: FORMER + now.toISOString() };
    await tables.updateTable('signing_keys').set(former).where('name', '=', CURRENT).execute();
    await tables
      .insertInto('signing_keys')
      .values({ name: CURRENT, key: randomBytes(32) })
      .execute();
  });
}

/** Forgets keys that signed until then. @returns how many */
export async function forgetSigningKeys(database: Database, until: Date): Promise<number> {
  const { numDeletedRows } = await database
    .withTables<TokenTables>()
    .deleteFrom('signing_keys')
    .where('name', 'like', `${FORMER}%`)
    .where('name', '<=', FORMER + until.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether an operator has blocked the organization. */
export async function isTenantBlocked(database: Database, tenantId: string): Promise<boolean> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('tenants')
    .select('blocked_at')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row?.blocked_at != null;
}

/** Blocks an organization, or with `null` lets it in again: its people get tokens of this product no more. */
export async function setTenantBlocked(database: Database, tenantId: string, blockedAt: Date | null): Promise<void> {
  await database
    .withTables<TokenTables>()
    .insertInto('tenants')
    .values({ id: tenantId, blocked_at: blockedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ blocked_at: blockedAt }))
    .execute();
}

export interface SeenUser {
  readonly teamId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly email: string | null;
  /** Of the app, as it says. */
  readonly clientVersion?: string | undefined;
  readonly teamName?: string | undefined;
  readonly tenantName?: string | undefined;
}

const mostName = 255;

/** Notes that a person uses the product in a team; writes at most once an hour for each, and once in each month. */
export async function noteSeen(database: Database, user: SeenUser, now: Date): Promise<void> {
  const names = {
    team_name: user.teamName?.slice(0, mostName) ?? null,
    tenant_name: user.tenantName?.slice(0, mostName) ?? null,
  };
  const client = { client_version: user.clientVersion?.slice(0, 60) ?? null, ...names };
  const seen = { tenant_id: user.tenantId, name: user.name, email: user.email, last_seen_at: now, ...client };
  await database
    .withTables<TokenTables>()
    .insertInto('team_users')
    .values({ team_id: user.teamId, user_id: user.userId, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'user_id'])
        .doUpdateSet(seen)
        .where('team_users.last_seen_at', '<', new Date(Math.max(now.getTime() - 3_600_000, monthOf(now).getTime()))),
    )
    .execute();
}

/** How many people have used the product in a team in the month (UTC) that `now` lies in. */
export async function countActiveUsers(database: Database, teamId: string, now: Date): Promise<number> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('team_users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('team_id', '=', teamId)
    .where('last_seen_at', '>=', monthOf(now))
    .executeTakeFirstOrThrow();
  return row.people;
}

const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** How a person was last seen in a team. */
export interface SeenPerson {
  readonly name: string;
  readonly email: string | null;
  /** `undefined`: never. */
  readonly lastSeenAt?: Date;
}

export async function readSeenPerson(database: Database, teamId: string, userId: string): Promise<SeenPerson> {
  const row = await database
    .withTables<TokenTables>()
    .selectFrom('team_users')
    .select(['name', 'email', 'last_seen_at'])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { name: row.name, email: row.email, lastSeenAt: row.last_seen_at } : { name: '', email: null };
}

/** The name by which a person was last seen in a team. */
export async function readSeenName(database: Database, teamId: string, userId: string): Promise<string> {
  return (await readSeenPerson(database, teamId, userId)).name;
}

/** Who has used the product in a team, who was seen last first. */
export async function listSeen(
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
    active: at >= monthOf(now),
  }));
}
