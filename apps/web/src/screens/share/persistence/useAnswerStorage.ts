import { useEffect, useSyncExternalStore } from 'react';
import type { Persistence } from '../session/share-context.ts';

/**
 * Returns where answers are stored. If closing the page would lose something, the browser asks first.
 *
 * @param hasUnsent whether there are answers that the server doesn't have
 * @param isExpected whether the response was submitted, so that the respondent expects it to be sent; the browser then
 * asks even if answers are on the device
 */
export function useAnswerStorage(persistence: Persistence, hasUnsent: boolean, isExpected = false): 'device' | 'page' {
  const storageLocation = useSyncExternalStore(persistence.subscribe, persistence.getLocation);
  const shouldConfirm = isExpected || (storageLocation === 'page' && hasUnsent);
  useEffect(() => {
    if (!shouldConfirm) return;
    const confirmClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmClose);
    return () => window.removeEventListener('beforeunload', confirmClose);
  }, [shouldConfirm]);
  return storageLocation;
}
