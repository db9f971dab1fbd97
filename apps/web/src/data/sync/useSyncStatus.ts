import { countPendingUploads, type SyncRequest, type SyncStatus, withPendingUploads } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import { useData } from '../data-context.ts';

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

/** Deviation of the device's clock that is tolerated, in milliseconds. */
const toleranceMs = 5 * 60_000;

/**
 * Returns how far this device's clock is ahead of the server's, in milliseconds; negative if it is behind. Returns
 * `undefined` if the clock is correct or the user dismissed the warning.
 */
export function useClockAhead() {
  const { sync } = useData();
  const aheadMs = useSyncExternalStore(sync.subscribe, sync.clockAheadMs);
  const [dismissedMs, setSeenMs] = useState<number>();
  const isWrong = Math.abs(aheadMs) >= toleranceMs && aheadMs !== dismissedMs;
  return { aheadMs: isWrong ? aheadMs : undefined, dismiss: () => setSeenMs(aheadMs) };
}
