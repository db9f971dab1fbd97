import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';
import type { Arrival } from './useArrival.ts';
import { useSyncStatus } from './useSyncStatus.ts';

/** How much of the person's list of teams has come to this device, told as of a team. */
export function useTeamsArrival(): Arrival {
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
