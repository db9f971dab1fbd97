import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. A hint: the truth is told by the next request. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
