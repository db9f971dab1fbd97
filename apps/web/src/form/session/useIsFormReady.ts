import type { Session } from '@tideform/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
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

/**
 * Marks fields as busy (`aria-busy`) while code calculates their values for the first time, until the form's logic has
 * settled. Assistive technology then waits before announcing these values.
 *
 * NOTE: sets the attribute directly on the elements, because adding anything to each of a thousand fields would cost
 * too much for such a short time.
 *
 * @param idPrefix prefix of the fields' DOM IDs
 * @param isRendering whether fields are still being rendered, which are then marked too
 */
export function useMarkPendingFields(session: Session, idPrefix: string, isRendering: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the remaining fields are rendered.
  useEffect(() => {
    if (!session.isSettling) return;
    const fields = session.pendingCode().valueIds.flatMap((id) => document.getElementById(`${idPrefix}${id}`) ?? []);
    for (const field of fields) field.setAttribute('aria-busy', 'true');
    const clear = () => {
      for (const field of fields) field.removeAttribute('aria-busy');
    };
    void session.settled().then(clear);
    return clear;
  }, [session, idPrefix, isRendering]);
}

/**
 * Subscribes rendered fields to their session immediately.
 *
 * NOTE: React normally subscribes after painting, when it has time. On a busy device, a keystroke may come earlier:
 * React would restore the old value, and the next keystroke would overwrite the one that was never shown. A state
 * change during the layout effect makes React subscribe immediately.
 */
export function useImmediateSubscriptions(): void {
  const [, setRendered] = useState(false);
  useLayoutEffect(() => setRendered(true), []);
}
