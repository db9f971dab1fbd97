import { isFullyPulled, type TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { useSyncStatus } from '../sync/useSyncStatus.ts';

/**
 * How much of a team's data is on this device:
 * - `here`: all data was synced once; data that isn't on this device doesn't exist
 * - `coming`: a sync is running, and its result is still unknown
 * - `offline`: the first sync waits for the network
 * - `missing`: the first sync failed
 */
type DownloadState = 'here' | 'coming' | 'offline' | 'missing';

/**
 * Returns the download state of a team.
 * @param team result of `useTeam`
 */
export function useDownloadState(team: TeamRow | null | undefined): DownloadState {
  const { database, identity } = useData();
  const { syncing, online } = useSyncStatus();
  const teamId = team?.id;
  const syncState = useLiveQuery(
    async () => ({ of: teamId, row: teamId === undefined ? undefined : await database.teamSync.get(teamId) }),
    [database, teamId],
  );
  if (team === undefined || syncState?.of !== teamId) return 'coming';
  if (syncState?.row && isFullyPulled(syncState.row, identity.userId)) return 'here';
  if (syncing) return 'coming';
  // A team without forms has no library to download.
  if (team && !team.driveId && team.detailsLastUpdated !== undefined) return 'here';
  return online ? 'missing' : 'offline';
}

/** Returns the download state of the user's list of teams. */
export function useTeamsDownloadState(): DownloadState {
  const { database, identity } = useData();
  const { syncing, online } = useSyncStatus();
  const isListed = useLiveQuery(async () => {
    const tenant = await database.tenants.get(identity.tenantId);
    return tenant?.listedFor?.includes(identity.userId) === true;
  }, [database, identity]);
  if (isListed) return 'here';
  if (syncing || isListed === undefined) return 'coming';
  return online ? 'missing' : 'offline';
}
