import { useEffect } from 'react';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { whenIdle } from '../when-idle.ts';
import { useKeepApp } from './UpdateProvider.tsx';

/** Draws nothing. Once what the person came for is here: has the app itself kept, and does `next`, in a quiet moment. */
export function WhenHere({ next }: { readonly next: () => void }): null {
  const keep = useKeepApp();
  const { syncing } = useSyncStatus();
  useEffect(() => {
    if (syncing) return;
    keep();
    whenIdle(next);
  }, [syncing, keep, next]);
  return null;
}
