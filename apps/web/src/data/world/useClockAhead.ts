import { useState, useSyncExternalStore } from 'react';
import { useData } from '../data-context.ts';

/** What a clock may be off before it matters to what people write. */
const toleranceMs = 5 * 60_000;

/** How far this device's clock is ahead of the server's (or behind: less than nothing), while it is wrong and unseen. */
export function useClockAhead() {
  const { sync } = useData();
  const aheadMs = useSyncExternalStore(sync.subscribe, sync.clockAheadMs);
  const [seenMs, setSeenMs] = useState<number>();
  const isWrong = Math.abs(aheadMs) >= toleranceMs && aheadMs !== seenMs;
  return { aheadMs: isWrong ? aheadMs : undefined, dismiss: () => setSeenMs(aheadMs) };
}
