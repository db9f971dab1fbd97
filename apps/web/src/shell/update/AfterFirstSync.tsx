import { useEffect } from 'react';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { useReportLoaded } from './UpdateProvider.tsx';

/** Renders nothing. After the first sync, lets the app be cached and calls `next` when the page is idle. */
export function AfterFirstSync({ next }: { readonly next: () => void }): null {
  const keep = useReportLoaded();
  const { syncing } = useSyncStatus();
  useEffect(() => {
    if (syncing) return;
    keep();
    runWhenIdle(next);
  }, [syncing, keep, next]);
  return null;
}
