import type { Session } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formWords } from '../form.words.ts';
import { submitButtons } from '../submit-buttons.ts';

/**
 * The words of the form's own submit button that is visible now; `undefined` while all of them are hidden by a
 * condition. A form without one (a wizard needs none) has 'Submit'.
 */
export function useSubmitLabel(session: Session): string | undefined {
  const words = useWords(formWords);
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
    if (buttons.length === 0) return words.submit;
    const visible = buttons.find((button) => session.state(button.id).visible);
    return visible && (visible.definition.label || words.submit);
  };
  return useSyncExternalStore(subscribe, label);
}
