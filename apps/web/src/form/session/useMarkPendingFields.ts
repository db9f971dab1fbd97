import type { Session } from '@tideform/engine';
import { useEffect } from 'react';

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
