import type { Session } from '@tideform/engine';
import { useEffect } from 'react';
import { startScripts } from './open-session.ts';

const holders = new WeakMap<Session, number>();

/**
 * Starts a session's scripts when its screen is there, and ends the session when the screen is gone. A screen that goes
 * and comes back at once, as React does to be sure that effects can be repeated, keeps its session.
 */
export function useSessionLife(session: Session): void {
  useEffect(() => {
    holders.set(session, (holders.get(session) ?? 0) + 1);
    startScripts(session);
    return () => {
      holders.set(session, (holders.get(session) ?? 1) - 1);
      queueMicrotask(() => {
        if (holders.get(session) === 0) session.close();
      });
    };
  }, [session]);
}
