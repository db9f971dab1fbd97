import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Usage of the product by an organization, for operators. */
export interface TenantUsage {
  readonly id: string;
  /** Last known name of the organization; `null` if unknown. */
  readonly name: string | null;
  readonly teams: number;
  readonly people: number;
  /** Number of active users in the current month (UTC). */
  readonly active: number;
  readonly lastSeenAt: Date | null;
  readonly blockedAt: Date | null;
}

export interface TeamUsage {
  readonly id: string;
  /** Last known name of the team; `null` if unknown. */
  readonly name: string | null;
  readonly tenantId: string;
  /** Number of active users in the current month (UTC). */
  readonly active: number;
  /** Number of submissions in the current month (UTC). */
  readonly submissions: number;
  readonly plan: string | null;
  /** Time when the operator restricted the team; `null` if the team isn't restricted. */
  readonly restrictedAt: Date | null;
  readonly lastSeenAt: Date;
}

const getMonthStart = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** Lists organizations that have used the product and blocked organizations, most recently used first. */
export async function listTenantUsage(database: Database, now: Date): Promise<readonly TenantUsage[]> {
  const month = new Date(`${getMonthStart(now)}T00:00:00Z`);
  const { rows } = await sql<TenantUsage>`
    select coalesce(seen.tenant_id, tenants.id) as id, seen.name, coalesce(teams, 0)::int as teams, coalesce(people, 0)::int as people,
      coalesce(active, 0)::int as active, "lastSeenAt", blocked_at as "blockedAt"
    from (
      select tenant_id, count(distinct team_id) as teams, count(distinct user_id) as people,
        count(distinct user_id) filter (where last_seen_at >= ${month}) as active, max(last_seen_at) as "lastSeenAt",
        (array_agg(tenant_name order by last_seen_at desc) filter (where tenant_name is not null))[1] as name
      from team_users group by tenant_id
    ) seen full join tenants on tenants.id = seen.tenant_id
    where seen.tenant_id is not null or blocked_at is not null
    order by "lastSeenAt" desc nulls last, id
  `.execute(database);
  return rows;
}

/** Lists teams, most recently used first. */
export async function listTeamUsage(database: Database, now: Date, limit: number): Promise<readonly TeamUsage[]> {
  const month = getMonthStart(now);
  const { rows } = await sql<TeamUsage>`
    select seen.id, seen.name, seen."tenantId", seen.active, coalesce(submissions, 0)::int as submissions, plan,
      restricted_at as "restrictedAt", seen."lastSeenAt"
    from (
      select team_id as id, (array_agg(tenant_id order by last_seen_at desc))[1] as "tenantId",
        (count(*) filter (where last_seen_at >= ${new Date(`${month}T00:00:00Z`)}))::int as active,
        max(last_seen_at) as "lastSeenAt",
        (array_agg(team_name order by last_seen_at desc) filter (where team_name is not null))[1] as name
      from team_users group by team_id
    ) seen
    left join monthly_submissions on monthly_submissions.team_id = seen.id and month = ${month}
    left join subscriptions on subscriptions.team_id = seen.id
    left join restricted_teams on restricted_teams.team_id = seen.id
    order by seen."lastSeenAt" desc, seen.id limit ${limit}
  `.execute(database);
  return rows;
}

/** Finds the organization of the team's most recent user. @returns its tenant ID */
export async function findTenantOfTeam(database: Database, teamId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select tenant_id as id from team_users where team_id = ${teamId} order by last_seen_at desc limit 1
  `.execute(database);
  return rows[0]?.id;
}

/** Counts the users per app version in the last thirty days. */
export async function listClientVersions(
  database: Database,
  now: Date,
): Promise<readonly { readonly version: string; readonly people: number }[]> {
  const since = new Date(now.getTime() - 30 * 24 * 3_600_000);
  const { rows } = await sql<{ version: string; people: number }>`
    select coalesce(client_version, '') as version, count(distinct user_id)::int as people
    from team_users where last_seen_at >= ${since} group by 1 order by people desc, version
  `.execute(database);
  return rows;
}

export interface StorageUsage {
  readonly databaseBytes: number;
  /** Total size of all files in the embedded workspace, counting only their current versions. */
  readonly libraryBytes: number;
}

export async function loadStorageUsage(database: Database): Promise<StorageUsage> {
  const { rows } = await sql<StorageUsage>`
    select pg_database_size(current_database())::float8 as "databaseBytes",
      coalesce((select sum(used_bytes) from workspace.lists), 0)::float8 as "libraryBytes"
  `.execute(database);
  return rows[0]!;
}
