import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formMessages } from '../form.messages.ts';
import { submitButtons } from '../submit-buttons.ts';

/**
 * The words of the form's own submit button that is visible now; `undefined` while all of them are hidden by a
 * condition. A form without one (a wizard needs none) has 'Submit'.
 */
export function useSubmitLabel(session: Session): string | undefined {
  const messages = useMessages(formMessages);
  const buttons = useMemo(() => submitButtons(session), [session]);
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
