import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import type { DownloadState } from './useDownloadState.ts';
import { useSyncStatus } from './useSyncStatus.ts';

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
