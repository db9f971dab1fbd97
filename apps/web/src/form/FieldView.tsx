import { makeResetStyles } from '@fluentui/react-components';
import { useInRow } from '@tideform/components/kit/InRow.tsx';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import type { FormAction, RowsInView } from '@tideform/components/kit/view-props.ts';
import { isSubmitButton, specOf } from '@tideform/components/specs';
import { memo, type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { AppearingField } from './AppearingField.tsx';
import { type RunnerContext, useRunner } from './runner-context.ts';
import { UnknownField } from './UnknownField.tsx';

/** About as high as a short field: what comes does not move far what is there. */
const useWaitingClass = makeResetStyles({ minHeight: '56px' });

/** One field of the session: redrawn when its own state changes, and for nothing else. */
export const FieldView = memo(function FieldView({ id }: { readonly id: string }) {
  const runner = useRunner();
  const bound = useMemo(() => bindField(runner, id), [runner, id]);
  const state = useSyncExternalStore(bound.subscribe, bound.snapshot);
  const inRow = useInRow();
  const turn = useWaitingClass();
  const mayDraw = useTurn(runner, id, state.visible);
  const wasHidden = useRef(false);
  if (!state.visible) {
    wasHidden.current = true;
    return null;
  }
  const { node, view: View, handlers } = bound;
  if (runner.hidesSubmit && isSubmitButton(node.definition)) return null;
  if (!mayDraw) return <div className={turn} />;
  const field = View ? (
    <View
      id={`${runner.idPrefix}${id}`}
      definition={state.definition}
      props={state.props}
      state={state}
      inRow={inRow}
      readOnly={runner.readOnly}
      {...handlers}
    />
  ) : (
    <UnknownField node={node} />
  );
  return wasHidden.current ? <AppearingField label={fieldLabel(state.definition)}>{field}</AppearingField> : field;
});

/** Whether it is the field's turn to be drawn. What is hidden waits for none. */
function useTurn({ slices }: RunnerContext, id: string, isVisible: boolean): boolean {
  const subscribe = useMemo(
    () => (isVisible ? (listener: () => void) => slices.subscribe(id, listener) : () => () => {}),
    [slices, id, isVisible],
  );
  return useSyncExternalStore(subscribe, () => !isVisible || slices.mayDraw(id));
}

/** Everything about a field that stays the same while its session lives. */
function bindField(runner: RunnerContext, id: string) {
  const { session, announcer, sayIssue, afterPress, onAction, drawFields, viewOf } = runner;
  const node = session.node(id);
  const leave = () => {
    const before = session.state(id).issues;
    session.touch(id);
    const { issues, definition } = session.state(id);
    if (issues !== before && issues[0]) announcer.say(sayIssue(issues[0], fieldLabel(definition)));
  };
  return {
    node,
    view: node.known ? viewOf(node.definition.type) : undefined,
    subscribe: (listener: () => void) => session.subscribe(id, listener),
    snapshot: () => session.state(id),
    handlers: {
      onChange: (value: unknown) => session.setValue(id, value),
      onBlur: () => afterPress(leave),
      onAction: (action: FormAction) => onAction(action, id),
      slot: (index: number) => drawFields(node.slots[index] ?? []),
      rows: session.state(id).rows && bindRows(runner, id),
    },
  };
}

function bindRows({ session }: RunnerContext, id: string): RowsInView<ReactNode> {
  return {
    specOf,
    cell: ({ fieldIds }, column) => {
      const fieldId = fieldIds[column];
      return fieldId === undefined ? null : <FieldView id={fieldId} />;
    },
    add: (index) => session.addRow(id, index),
    remove: (rowId) => session.removeRow(id, rowId),
    move: (rowId, index) => session.moveRow(id, rowId, index),
    answering: { session, nodeId: id },
  };
}
