import { isDisabledOnInvalid } from '@tideform/components/specs';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { findSubmitButtons } from './find-submit-buttons.ts';
import { formMessages } from './form.messages.ts';
import type { FormRun } from './useFormRun.ts';

/**
 * Returns why Submit is blocked: with the setting `disableOnInvalid` of the form's button, errors found by the last
 * submit must be fixed first. Submit isn't blocked before its first click, because a button that is disabled from the
 * start doesn't explain why.
 */
export function useSubmitBlockReason({ session, issues }: Pick<FormRun, 'session' | 'issues'>): string | undefined {
  const messages = useMessages(formMessages);
  const isBlocking = useMemo(
    () => findSubmitButtons(session).some(({ definition }) => isDisabledOnInvalid(definition)),
    [session],
  );
  const nodeIds = useMemo(
    () => (isBlocking ? [...new Set(issues.map(({ nodeId }) => nodeId))] : []),
    [isBlocking, issues],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      // Deleted rows don't notify their own subscribers, but they change the data.
      const unsubscribers = nodeIds.map((id) => session.subscribe(id, listener));
      if (nodeIds.length > 0) unsubscribers.push(session.subscribeData(listener));
      return () => {
        for (const stop of unsubscribers) stop();
      };
    },
    [session, nodeIds],
  );
  const isBlocked = useSyncExternalStore(subscribe, () =>
    nodeIds.some((id) => {
      const { visible, issues: broken } = session.state(id);
      return visible && broken.length > 0;
    }),
  );
  return isBlocked ? messages.held : undefined;
}
