import { useEffect, useSyncExternalStore } from 'react';
import type { Keeping } from '../session/share-world.ts';

/**
 * Where answers lie. Where they are gone with the page, the browser asks before it closes one that has something to lose.
 *
 * @param hasUnsent there is something that the server does not have
 */
export function useKeptWhere(keeping: Keeping, hasUnsent: boolean): 'device' | 'page' {
  const where = useSyncExternalStore(keeping.subscribe, keeping.where);
  useEffect(() => {
    if (where !== 'page' || !hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [where, hasUnsent]);
  return where;
}
