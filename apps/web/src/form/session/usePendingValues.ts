import type { Session } from '@tideform/engine';
import { useEffect } from 'react';

/**
 * Marks fields whose value code is still to calculate for the first time as busy, until the form's logic is at rest: assistive technology
 * then waits with reading them.
 *
 * NOTE: on the elements, past React. A long form has a thousand fields, and nothing may be added to each for the moment of a start.
 *
 * @param idPrefix start of the fields' DOM ids
 * @param isDrawing fields are still being drawn; those that come are marked too
 */
export function usePendingValues(session: Session, idPrefix: string, isDrawing: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the rest is drawn.
  useEffect(() => {
    if (!session.isSettling) return;
    const fields = session.pendingCode().valueIds.flatMap((id) => document.getElementById(`${idPrefix}${id}`) ?? []);
    for (const field of fields) field.setAttribute('aria-busy', 'true');
    const clear = () => {
      for (const field of fields) field.removeAttribute('aria-busy');
    };
    void session.settled().then(clear);
    return clear;
  }, [session, idPrefix, isDrawing]);
}
