import type { Database } from '../database/connect.ts';

type RestrictedTables = { restricted_teams: { team_id: string; restricted_at: Date } };

/** Returns true if the operator has restricted a team. */
export async function isTeamRestricted(database: Database, teamId: string): Promise<boolean> {
  const row = await database
    .withTables<RestrictedTables>()
    .selectFrom('restricted_teams')
    .select('team_id')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Restricts a team or removes the restriction. @param restrictedAt start of the restriction; `null` removes it */
export async function setTeamRestricted(database: Database, teamId: string, restrictedAt: Date | null): Promise<void> {
  const tables = database.withTables<RestrictedTables>();
  if (restrictedAt === null) {
    await tables.deleteFrom('restricted_teams').where('team_id', '=', teamId).execute();
    return;
  }
  await tables
    .insertInto('restricted_teams')
    .values({ team_id: teamId, restricted_at: restrictedAt })
    .onConflict((conflict) => conflict.column('team_id').doNothing())
    .execute();
}
