import { useEffect, useSyncExternalStore } from 'react';
import type { Keeping } from '../session/share-world.ts';

/**
 * Where answers lie. Where they are gone with the page, the browser asks before it closes one that has something to lose.
 *
 * @param hasUnsent there is something that the server does not have
 * @param isExpected it was submitted, and the person takes it to be sent: the browser asks wherever the answers are kept
 */
export function useKeptWhere(keeping: Keeping, hasUnsent: boolean, isExpected = false): 'device' | 'page' {
  const where = useSyncExternalStore(keeping.subscribe, keeping.where);
  const isAsking = isExpected || (where === 'page' && hasUnsent);
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
  return where;
}
