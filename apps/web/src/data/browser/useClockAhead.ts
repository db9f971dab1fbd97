import { useState, useSyncExternalStore } from 'react';
import { useData } from '../data-context.ts';

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
