import type { TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { isVisibleTo } from './is-visible-to.ts';
import { useIdentity } from './useIdentity.ts';

/**
 * Returns one team; `undefined` while loading and without an ID, `null` if the team isn't on this device or only other
 * accounts may see it.
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

/** Returns whether the signed-in user owns a team. */
export function useIsTeamOwner(team: TeamRow | null | undefined): boolean {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.isTeamOwner === true;
}

/** Returns whether the user may build forms in a team; `undefined` before the first sync. */
export function useCanBuild(team: TeamRow | null | undefined): boolean | undefined {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.canBuildForms;
}
