import { isDisabledOnInvalid, isSubmitButton } from '@tideform/components/specs';
import type { FieldNode, Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formMessages } from './form.messages.ts';
import type { FormRun } from './useFormRun.ts';

/** Returns the submit buttons of a form, except those in grid rows. */
function findSubmitButtons(session: Session): readonly FieldNode[] {
  const findBelow = (ids: readonly string[]): readonly FieldNode[] =>
    ids.flatMap((id) => {
      const node = session.node(id);
      return [...(isSubmitButton(node.definition) ? [node] : []), ...findBelow(node.slots.flat())];
    });
  return findBelow(session.rootIds);
}

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
