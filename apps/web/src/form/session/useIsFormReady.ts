import type { Session } from '@tideform/engine';
import { useEffect, useState } from 'react';
import { waitUntilSettled } from '../../scripts/wait-until-settled.ts';

const MAX_WAIT_MS = 1_000;

/**
 * Returns whether a form can be rendered: no code is still determining which fields are visible, or that takes too
 * long. Calculated values may arrive later. Once true, the result stays true.
 */
export function useIsFormReady(session: Session): boolean {
  const [state, setKnown] = useState(() => ({ session, isReady: areVisibleFieldsKnown(session) }));
  if (state.session !== session) setKnown({ session, isReady: areVisibleFieldsKnown(session) });
  const isReady = state.session === session ? state.isReady : areVisibleFieldsKnown(session);
  useEffect(() => {
    if (isReady) return;
    let isCancelled = false;
    void waitUntilSettled(session, MAX_WAIT_MS).then(() => isCancelled || setKnown({ session, isReady: true }));
    return () => {
      isCancelled = true;
    };
  }, [session, isReady]);
  return isReady;
}

const areVisibleFieldsKnown = (session: Session): boolean => !session.isSettling || !session.pendingCode().decidesShape;
