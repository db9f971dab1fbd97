import type { Session } from '@tideform/engine';
import { useEffect } from 'react';
import { startScripts } from './open-session.ts';

const ownerCounts = new WeakMap<Session, number>();

/**
 * Starts a session's code on mount and closes the session on unmount. If the component is remounted immediately, as in
 * React's strict mode, the session stays open.
 */
export function useSessionLifecycle(session: Session): void {
  useEffect(() => {
    ownerCounts.set(session, (ownerCounts.get(session) ?? 0) + 1);
    startScripts(session);
    return () => {
      ownerCounts.set(session, (ownerCounts.get(session) ?? 1) - 1);
      queueMicrotask(() => {
        if (ownerCounts.get(session) === 0) session.close();
      });
    };
  }, [session]);
}
