import { waitsForRight } from '@tideform/components/specs';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formMessages } from './form.messages.ts';
import { submitButtons } from './submit-buttons.ts';
import type { FormRun } from './useFormRun.ts';

/**
 * Why Submit waits (`disableOnInvalid` of the form's button): what it found wrong the last time is not put right yet. Before it was
 * pressed it never waits: a button that is dead from the start tells nobody why.
 */
export function useHeld({ session, issues }: Pick<FormRun, 'session' | 'issues'>): string | undefined {
  const messages = useMessages(formMessages);
  const waits = useMemo(() => submitButtons(session).some(({ definition }) => waitsForRight(definition)), [session]);
  const nodeIds = useMemo(() => (waits ? [...new Set(issues.map(({ nodeId }) => nodeId))] : []), [waits, issues]);
  const subscribe = useCallback(
    (listener: () => void) => {
      // A row that is gone says nothing more of itself; the data do.
      const stops = nodeIds.map((id) => session.subscribe(id, listener));
      if (nodeIds.length > 0) stops.push(session.subscribeData(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, nodeIds],
  );
  const isHeld = useSyncExternalStore(subscribe, () =>
    nodeIds.some((id) => {
      const { visible, issues: broken } = session.state(id);
      return visible && broken.length > 0;
    }),
  );
  return isHeld ? messages.held : undefined;
}
