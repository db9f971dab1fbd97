import { MessageBar, MessageBarBody, makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { useRowContext } from '@tideform/components/kit/RowContext.tsx';
import { getErrorLabel, getFieldLabel } from '@tideform/components/kit/read/label.ts';
import type { FormAction, GridRowsApi } from '@tideform/components/kit/view-props.ts';
import { findSpec, isSubmitButton } from '@tideform/components/specs';
import type { AnyView } from '@tideform/components/views';
import { type FieldNode, type FieldState, tooLargeType } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ComponentProps, Fragment, memo, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { getCustomClasses } from './custom-css/custom-classes.ts';
import { formMessages } from './form.messages.ts';
import { type RunnerContext, useRunner } from './runner-context.ts';

/** Breaks long words, because grid cells can be narrower than the name of a component type. */
const useStyles = makeStyles({ words: { overflowWrap: 'anywhere' } });

/**
 * Placeholder for a component whose type is unknown or that is too large. Its data is kept, and its children are
 * rendered.
 */
function UnknownField({ node }: { readonly node: FieldNode }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { renderFields: drawFields } = useRunner();
  const { type, label } = node.definition;
  const name = getFieldLabel(node.definition);
  const message = label ? messages.unknownQuestion({ label: name }) : messages.unknownType({ type });
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody className={styles.words}>
          {type === tooLargeType ? messages.tooLarge({ label: name }) : message}
        </MessageBarBody>
      </MessageBar>
      {node.slots.map((ids, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position
        <Fragment key={index}>{drawFields(ids)}</Fragment>
      ))}
    </>
  );
}

const useFade = makeResetStyles({
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationTimingFunction: tokens.curveDecelerateMid,
  '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
});

/**
 * Wrapper around a field that has just become visible. The field fades in and is announced, without moving the focus.
 */
function AppearingField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { announcer } = useRunner();
  useEffect(() => announcer.announceAppeared(label), [announcer, label]);
  return <div className={useFade()}>{children}</div>;
}

/** Reserves about the height of a short field, so that the page hardly shifts when the field appears. */
const usePlaceholderClass = makeResetStyles({ minHeight: '56px' });

/**
 * Field of a session. Rerenders only when the state of this field changes.
 *
 * NOTE: a long form has a thousand fields. Each hook costs a hundred bytes per field, a subscription five hundred.
 */
export const FieldView = memo(function FieldView({ id }: { readonly id: string }) {
  const runner = useRunner();
  const bindingRef = useRef<FieldBinding>(undefined);
  if (bindingRef.current?.runner !== runner || bindingRef.current.id !== id)
    bindingRef.current = bindField(runner, id, bindingRef.current);
  const binding = bindingRef.current;
  const state = useFieldState(binding);
  const inRow = useRowContext();
  if (!state) return <FieldPlaceholder />;
  if (!state.visible) {
    binding.wasHidden = true;
    return runner.decoration?.renderHidden(id);
  }
  const { node, view: View, handlers } = binding;
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
  const field = View ? renderView(View, view) : <UnknownField node={node} />;
  const classes = getCustomClasses(state.definition, runner.hasStyles);
  const styled = classes ? <div className={classes}>{field}</div> : field;
  const own = runner.decoration ? runner.decoration.renderShown(id, styled) : styled;
  return binding.wasHidden ? <AppearingField label={getFieldLabel(state.definition)}>{own}</AppearingField> : own;
});

/**
 * Returns the current state of a field, and rerenders the component when it changes.
 *
 * NOTE: doesn't use `useSyncExternalStore`, which checks for missed changes in a separate task after each change: a
 * twentieth of the cost of a keystroke. Subscribers miss no changes, so one check when subscribing is enough.
 */
function useFieldState(binding: FieldBinding) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  binding.renderedState = binding.snapshot();
  useEffect(() => {
    const check = () => {
      if (binding.snapshot() !== binding.renderedState) rerender();
    };
    const unsubscribe = binding.subscribe(check);
    check();
    return unsubscribe;
  }, [binding]);
  return binding.renderedState;
}

/**
 * Renders the view of a field.
 * NOTE: simple views are called as functions instead of mounted as components, because a long form has a thousand
 * fields, and each component has a cost.
 */
const renderView = (View: AnyView, view: ComponentProps<AnyView>): ReactNode =>
  View.isPlain ? (View(view) as ReactNode) : <View {...view} />;

/** Placeholder of a field that isn't rendered yet. */
function FieldPlaceholder() {
  return <div className={usePlaceholderClass()} />;
}

/**
 * Subscribes to a field's state and, until the field is rendered, to its turn for rendering. Hidden fields don't wait
 * for a turn.
 */
function subscribeField({ session, slices }: RunnerContext, id: string, listener: () => void): () => void {
  if (slices.isReleased(id)) return session.subscribe(id, listener);
  let unsubscribeFromSlices: (() => void) | undefined;
  const wait = () => {
    if (session.state(id).visible) unsubscribeFromSlices ??= slices.subscribe(id, listener);
    else {
      unsubscribeFromSlices?.();
      unsubscribeFromSlices = undefined;
    }
  };
  wait();
  const end = session.subscribe(id, () => {
    listener();
    wait();
  });
  return () => {
    end();
    unsubscribeFromSlices?.();
  };
}

type FieldBinding = ReturnType<typeof bindField>;
type PreviousView = Readonly<Record<'asked' | 'view', AnyView | undefined>>;

/**
 * Returns the properties of a field that don't change during a session.
 *
 * @param previous previous properties, before the locale changed. Their loaded view is reused, so that the field keeps
 * its position and focus
 */
function bindField(runner: RunnerContext, id: string, previous?: PreviousView) {
  const { session, slices, afterPress, onAction, renderFields, findView } = runner;
  const node = session.node(id);
  const requestedView = node.known ? findView(node.definition.type) : undefined;
  return {
    runner,
    id,
    node,
    asked: requestedView,
    // Renders a lazily loaded view directly if it is loaded, because a lazy component would cost as much as another
    // field.
    view: previous?.asked === requestedView ? previous?.view : (requestedView?.getLoaded?.() ?? requestedView),
    wasHidden: false,
    renderedState: undefined as FieldState | undefined,
    subscribe: (listener: () => void) => subscribeField(runner, id, listener),
    /** Returns the field's state; `undefined` until it is the field's turn to be rendered. */
    snapshot: () => {
      const state = session.state(id);
      return !state.visible || slices.mayRender(id) ? state : undefined;
    },
    handlers: {
      onChange: (value: unknown) => session.setValue(id, value),
      onBlur: () => afterPress(() => handleBlur(runner, id)),
      onChoicesLoaded: (address: string, list: readonly unknown[]) => session.setChoices(id, address, list),
      onAction: (action: FormAction) => onAction(action, id),
      slot: (index: number) => renderFields(node.slots[index] ?? []),
      rows: session.state(id).rows && bindRows(runner, id),
    },
  };
}

function handleBlur({ session, announcer, formatError }: RunnerContext, id: string): void {
  const before = session.state(id).issues;
  session.touch(id);
  const { issues, definition } = session.state(id);
  if (issues !== before && issues[0]) announcer.announce(formatError(issues[0], getErrorLabel(definition)));
}

function bindRows({ session }: RunnerContext, id: string): GridRowsApi<ReactNode> {
  return {
    specOf: findSpec,
    cell: ({ fieldIds }, column) => {
      const fieldId = fieldIds[column];
      return fieldId === undefined ? null : <FieldView id={fieldId} />;
    },
    add: (index) => session.addRow(id, index),
    remove: (rowId) => session.removeRow(id, rowId),
    move: (rowId, index) => session.moveRow(id, rowId, index),
    sessionNode: { session, nodeId: id },
  };
}
