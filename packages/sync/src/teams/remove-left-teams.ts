import type { SyncContext } from '../context.ts';
import { isClean } from '../database/row-states.ts';
import type { TeamRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/**
 * Removes teams that this account has left. A team that no other local account uses is deleted with its forms and
 * responses. A team with unsent work is kept, so that its owner can see and export it.
 */
export async function removeLeftTeams(
  { database }: SyncContext,
  identity: Identity,
  joinedIds: ReadonlySet<string>,
): Promise<void> {
  const { teams, teamSync, forms, responses } = database;
  await database.transaction('rw', [teams, teamSync, forms, responses], async () => {
    const leftTeams = await teams
      .where('tenantId')
      .equals(identity.tenantId)
      .filter((team) => team.accounts[identity.userId] !== undefined && !joinedIds.has(team.id))
      .toArray();
    for (const team of leftTeams) {
      const accounts = withoutAccount(team, identity.userId);
      const own = responses.where('teamId').equals(team.id);
      const hasUnsent = (await own.filter((response) => !isClean(response)).count()) > 0;
      if (hasUnsent || Object.keys(accounts).length > 0) {
        await teams.put({ ...team, accounts });
        continue;
      }
      await responses.where('teamId').equals(team.id).delete();
      await forms.where('teamId').equals(team.id).delete();
      await teamSync.delete(team.id);
      await teams.delete(team.id);
    }
  });
}

function withoutAccount(team: TeamRow, userId: string): TeamRow['accounts'] {
  const { [userId]: _left, ...others } = team.accounts;
  return others;
}
