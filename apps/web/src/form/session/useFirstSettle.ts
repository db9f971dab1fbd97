import type { Session } from '@tideform/engine';
import { useEffect, useState } from 'react';
import { settledWithin } from '../../scripts/settled-within.ts';

const LONGEST_MS = 1_000;

/**
 * Returns whether a form can be drawn: no code is still to decide which of its fields are shown, or that code takes too long to wait
 * for. Values that code calculates come later. Once true it stays true.
 */
export function useFirstSettle(session: Session): boolean {
  const [known, setKnown] = useState(() => ({ session, isReady: isShapeKnown(session) }));
  if (known.session !== session) setKnown({ session, isReady: isShapeKnown(session) });
  const isReady = known.session === session ? known.isReady : isShapeKnown(session);
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    void settledWithin(session, LONGEST_MS).then(() => isOver || setKnown({ session, isReady: true }));
    return () => {
      isOver = true;
    };
  }, [session, isReady]);
  return isReady;
}

const isShapeKnown = (session: Session): boolean => !session.isSettling || !session.pendingCode().decidesShape;
