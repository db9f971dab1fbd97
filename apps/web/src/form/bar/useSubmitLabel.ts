import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { findSubmitButtons } from '../find-submit-buttons.ts';
import { formMessages } from '../form.messages.ts';

/**
 * Returns the label of the form's visible submit button; `undefined` if conditions hide all submit buttons. The label
 * is 'Submit' if the form has no submit button, which a wizard doesn't need.
 */
export function useSubmitLabel(session: Session): string | undefined {
  const messages = useMessages(formMessages);
  const buttons = useMemo(() => findSubmitButtons(session), [session]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = buttons.map((button) => session.subscribe(button.id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, buttons],
  );
  const label = () => {
    if (buttons.length === 0) return messages.submit;
    const visible = buttons.find((button) => session.state(button.id).visible);
    return visible && (visible.definition.label || messages.submit);
  };
  return useSyncExternalStore(subscribe, label);
}
