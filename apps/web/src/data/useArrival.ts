import { isBrought, type TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import { useSyncStatus } from './useSyncStatus.ts';

/**
 * How much of a team has come to this device:
 * - `here`: all that it has was here once; what is missing now does not exist
 * - `coming`: a sync is on its way, and nobody knows yet what there is
 * - `offline`: the first sync waits for the network
 * - `missing`: the first sync did not get through
 */
export type Arrival = 'here' | 'coming' | 'offline' | 'missing';

/** @param team as `useTeam` answers it */
export function useArrival(team: TeamRow | null | undefined): Arrival {
  const { database, identity } = useData();
  const { syncing, online } = useSyncStatus();
  const teamId = team?.id;
  const read = useLiveQuery(
    async () => ({ of: teamId, row: teamId === undefined ? undefined : await database.teamSync.get(teamId) }),
    [database, teamId],
  );
  if (team === undefined || read?.of !== teamId) return 'coming';
  if (read?.row && isBrought(read.row, identity.userId)) return 'here';
  if (syncing) return 'coming';
  // Nobody has built anything in this team: it has no library to bring anything from.
  if (team && !team.driveId && team.detailsLastUpdated !== undefined) return 'here';
  return online ? 'missing' : 'offline';
}
