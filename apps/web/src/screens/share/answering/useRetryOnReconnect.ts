import { useEffect, useRef } from 'react';

/** Calls `again` when the network is back or the page is visible again, and after `afterSeconds` if given. */
export function useRetryOnReconnect(retry: () => void, afterSeconds?: number): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const call = () => latest.current();
    const callWhenSeen = () => document.visibilityState === 'visible' && call();
    window.addEventListener('online', call);
    document.addEventListener('visibilitychange', callWhenSeen);
    const timer = afterSeconds === undefined ? undefined : setTimeout(call, afterSeconds * 1000);
    return () => {
      window.removeEventListener('online', call);
      document.removeEventListener('visibilitychange', callWhenSeen);
      clearTimeout(timer);
    };
  }, [afterSeconds]);
}
