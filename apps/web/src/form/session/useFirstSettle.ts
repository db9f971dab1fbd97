import type { Session } from '@tideform/engine';
import { useEffect, useState } from 'react';
import { settledWithin } from '../../scripts/settled-within.ts';

const LONGEST_MS = 1_000;

/**
 * Whether a form can be drawn: its code has said for the first time what is shown and what is calculated, or takes too
 * long to wait for. Once true it stays true; in a form without code it always is.
 */
export function useFirstSettle(session: Session): boolean {
  const [known, setKnown] = useState(() => ({ session, isReady: !session.isSettling }));
  if (known.session !== session) setKnown({ session, isReady: !session.isSettling });
  const isReady = known.session === session ? known.isReady : !session.isSettling;
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
