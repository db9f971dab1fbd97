import type { SyncStatus } from '@tideform/sync';
import { useSyncExternalStore } from 'react';
import { useData } from './data-context.ts';

/** What the sync badge tells. */
export function useSyncStatus(): SyncStatus {
  const { sync } = useData();
  return useSyncExternalStore(sync.subscribe, sync.status);
}

/** Asks for a sync of one team, or of the list of teams. */
export function useRequestSync(): (request: { readonly teamId?: string }) => void {
  return useData().sync.requestSync;
}
