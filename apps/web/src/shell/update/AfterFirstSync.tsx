import { useEffect } from 'react';
import { useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { useReportLoaded } from './UpdateProvider.tsx';

/**
 * After the first sync, lets the service worker cache the app, and calls `next` when the page is idle. Renders nothing.
 */
export function AfterFirstSync({ next }: { readonly next: () => void }): null {
  const reportLoaded = useReportLoaded();
  const { syncing } = useSyncStatus();
  useEffect(() => {
    if (syncing) return;
    reportLoaded();
    runWhenIdle(next);
  }, [syncing, reportLoaded, next]);
  return null;
}
