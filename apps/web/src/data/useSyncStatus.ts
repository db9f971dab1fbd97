import { countPendingUploads, type SyncRequest, type SyncStatus, withPendingUploads } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { useData } from './data-context.ts';

/** Returns the sync status for the sync badge: the worker's last status, and what this tab has written since. */
export function useSyncStatus(): SyncStatus {
  const { sync, database, identity } = useData();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  const pending = useLiveQuery(() => countPendingUploads(database, identity), [database, identity]);
  return withPendingUploads(status, pending ?? 0);
}

/** Returns a function that requests a sync of one team or of the list of teams. */
export function useRequestSync(): (request: SyncRequest) => void {
  return useData().sync.requestSync;
}
