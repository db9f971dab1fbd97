import type { TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { isHereFor } from './is-here-for.ts';
import { useIdentity } from './useIdentity.ts';

/** One team; `undefined` while reading and without an id, `null` when it is not on this device, or there for other accounts alone. */
export function useTeam(teamId: string | undefined): TeamRow | null | undefined {
  const { database, identity } = useData();
  const read = useLiveQuery(async () => {
    const team = teamId === undefined ? undefined : await database.teams.get(teamId);
    return teamId !== undefined && { teamId, team: team && isHereFor(team, identity) ? team : null };
  }, [database, identity, teamId]);
  // A live query still answers for the last team while it asks for the next one.
  return read && read.teamId === teamId ? read.team : undefined;
}

/** Whether the person owns this team. */
export function useIsTeamOwner(team: TeamRow | null | undefined): boolean {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.isTeamOwner === true;
}

/** Whether the person may build forms in this team; `undefined` before a sync has told it. */
export function useBuildRight(team: TeamRow | null | undefined): boolean | undefined {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.canBuildForms;
}
