import { makeResetStyles } from '@fluentui/react-components';
import { useInRow } from '@tideform/components/kit/InRow.tsx';
import { fieldLabel, messageLabel } from '@tideform/components/kit/read/label.ts';
import type { FormAction, RowsInView } from '@tideform/components/kit/view-props.ts';
import { isSubmitButton, specOf } from '@tideform/components/specs';
import type { AnyView } from '@tideform/components/views';
import type { FieldState } from '@tideform/engine';
import { type ComponentProps, memo, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { AppearingField } from './AppearingField.tsx';
import { ownClasses } from './own-classes.ts';
import { type RunnerContext, useRunner } from './runner-context.ts';
import { UnknownField } from './UnknownField.tsx';

/** About as high as a short field: what comes does not move far what is there. */
const useWaitingClass = makeResetStyles({ minHeight: '56px' });

/**
 * One field of the session: redrawn when its own state changes, and for nothing else.
 *
 * NOTE: a long form has a thousand of these. Each hook is a hundred bytes of every one, a subscription five hundred.
 */
export const FieldView = memo(function FieldView({ id }: { readonly id: string }) {
  const runner = useRunner();
  const kept = useRef<Bound>(undefined);
  if (kept.current?.runner !== runner || kept.current.id !== id) kept.current = bindField(runner, id, kept.current);
  const bound = kept.current;
  const state = useSnapshot(bound);
  const inRow = useInRow();
  if (!state) return <Waiting />;
  if (!state.visible) {
    bound.wasHidden = true;
    return runner.around?.hidden(id);
  }
  const { node, view: View, handlers } = bound;
  if (runner.hidesSubmit && isSubmitButton(node.definition)) return null;
  const { definition, props } = state;
  const view = {
    id: `${runner.idPrefix}${id}`,
    definition,
    props,
    state,
    inRow,
    readOnly: runner.readOnly,
    ...handlers,
  };
  const field = View ? draw(View, view) : <UnknownField node={node} />;
  const classes = ownClasses(state.definition, runner.hasStyles);
  const styled = classes ? <div className={classes}>{field}</div> : field;
  const own = runner.around ? runner.around.shown(id, styled) : styled;
  return bound.wasHidden ? <AppearingField label={fieldLabel(state.definition)}>{own}</AppearingField> : own;
});

/**
 * What there is of a field, and again with each change.
 *
 * NOTE: after each change `useSyncExternalStore` would look in a task of its own whether there was another since: a twentieth of what a key
 * costs. Who listens misses none, so it is looked when listening begins, and not again.
 */
function useSnapshot(bound: Bound) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  bound.drawn = bound.snapshot();
  useEffect(() => {
    const look = () => {
      if (bound.snapshot() !== bound.drawn) redraw();
    };
    const end = bound.subscribe(look);
    look();
    return end;
  }, [bound]);
  return bound.drawn;
}

/** NOTE: a long form has a thousand; what is called instead of mounted costs nothing of its own. */
const draw = (View: AnyView, view: ComponentProps<AnyView>): ReactNode =>
  View.isPlain ? (View(view) as ReactNode) : <View {...view} />;

/** Stands where a field comes in its turn. */
function Waiting() {
  return <div className={useWaitingClass()} />;
}

/** Tells of a change of the field's state and, as long as it is not drawn, of its turn. What is hidden waits for none. */
function subscribeField({ session, slices }: RunnerContext, id: string, listener: () => void): () => void {
  if (slices.isDrawn(id)) return session.subscribe(id, listener);
  let leaveTurn: (() => void) | undefined;
  const wait = () => {
    if (session.state(id).visible) leaveTurn ??= slices.subscribe(id, listener);
    else {
      leaveTurn?.();
      leaveTurn = undefined;
    }
  };
  wait();
  const end = session.subscribe(id, () => {
    listener();
    wait();
  });
  return () => {
    end();
    leaveTurn?.();
  };
}

type Bound = ReturnType<typeof bindField>;
type ViewBefore = Readonly<Record<'asked' | 'view', AnyView | undefined>>;

/**
 * Everything about a field that stays the same while its session lives.
 *
 * @param before what it was until another language is spoken: what has been drawn by then keeps its place, and the focus
 */
function bindField(runner: RunnerContext, id: string, before?: ViewBefore) {
  const { session, slices, afterPress, onAction, drawFields, viewOf } = runner;
  const node = session.node(id);
  const asked = node.known ? viewOf(node.definition.type) : undefined;
  return {
    runner,
    id,
    node,
    asked,
    // What came on demand is drawn as if it had been here: what waits for code is as dear as a field.
    view: before?.asked === asked ? before?.view : (asked?.loaded?.() ?? asked),
    wasHidden: false,
    drawn: undefined as FieldState | undefined,
    subscribe: (listener: () => void) => subscribeField(runner, id, listener),
    /** Nothing while it is not the field's turn to be drawn. */
    snapshot: () => {
      const state = session.state(id);
      return !state.visible || slices.mayDraw(id) ? state : undefined;
    },
    handlers: {
      onChange: (value: unknown) => session.setValue(id, value),
      onBlur: () => afterPress(() => leave(runner, id)),
      onOffer: (address: string, list: readonly unknown[]) => session.offer(id, address, list),
      onAction: (action: FormAction) => onAction(action, id),
      slot: (index: number) => drawFields(node.slots[index] ?? []),
      rows: session.state(id).rows && bindRows(runner, id),
    },
  };
}

function leave({ session, announcer, sayIssue }: RunnerContext, id: string): void {
  const before = session.state(id).issues;
  session.touch(id);
  const { issues, definition } = session.state(id);
  if (issues !== before && issues[0]) announcer.say(sayIssue(issues[0], messageLabel(definition)));
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
