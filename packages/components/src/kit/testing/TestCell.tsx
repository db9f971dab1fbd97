import type { Session } from '@tideform/engine';
import { useSyncExternalStore } from 'react';
import { findView } from '../../views.tsx';
import { useRowContext } from '../RowContext.tsx';

interface TestCellProps {
  /** Prefix of the DOM IDs of the session's fields. */
  readonly idPrefix: string;
  readonly session: Session;
  readonly fieldId: string;
  readonly readOnly: boolean;
}

/** Renders a field in a grid row of the view under test. */
export function TestCell({ idPrefix, session, fieldId, readOnly }: TestCellProps) {
  const state = useSyncExternalStore(
    (listener) => session.subscribe(fieldId, listener),
    () => session.state(fieldId),
  );
  const View = findView(state.definition.type);
  const inRow = useRowContext();
  if (!View || !state.visible) return null;
  return (
    <View
      id={`${idPrefix}${fieldId}`}
      definition={state.definition}
      props={state.props}
      state={state}
      inRow={inRow}
      readOnly={readOnly}
      onChange={(value) => session.setValue(fieldId, value)}
      onBlur={() => session.touch(fieldId)}
      onAction={() => undefined}
      slot={(index) => <p>Slot {index}</p>}
    />
  );
}
