import type { Session } from '@tideform/engine';
import { useEffect } from 'react';

/**
 * Marks fields as busy whose value code is still calculating for the first time, until the form's logic has settled:
 * assistive technology then waits before reading them.
 *
 * NOTE: sets the attribute directly on the elements. A long form has a thousand fields, to which nothing may be added
 * for the short time of the start.
 *
 * @param idPrefix prefix of the fields' DOM IDs
 * @param isRendering fields are still being rendered; they are marked too
 */
export function usePendingValues(session: Session, idPrefix: string, isRendering: boolean): void {
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
  }, [session, idPrefix, isRendering]);
}
