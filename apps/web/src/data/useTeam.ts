import type { TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { isVisibleTo } from './is-visible-to.ts';
import { useIdentity } from './useIdentity.ts';

/**
 * One team; `undefined` while loading and without an ID, `null` when it isn't on this device or only for other
 * accounts.
 */
export function useTeam(teamId: string | undefined): TeamRow | null | undefined {
  const { database, identity } = useData();
  const result = useLiveQuery(async () => {
    const team = teamId === undefined ? undefined : await database.teams.get(teamId);
    return teamId !== undefined && { teamId, team: team && isVisibleTo(team, identity) ? team : null };
  }, [database, identity, teamId]);
  // A live query returns the previous team until the next one is loaded.
  return result && result.teamId === teamId ? result.team : undefined;
}

/** Whether the person owns this team. */
export function useIsTeamOwner(team: TeamRow | null | undefined): boolean {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.isTeamOwner === true;
}

/** Whether the user may build forms in this team; `undefined` before the first sync. */
export function useCanBuild(team: TeamRow | null | undefined): boolean | undefined {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.canBuildForms;
}
