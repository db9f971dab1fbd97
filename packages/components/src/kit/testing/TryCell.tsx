import type { Session } from '@tideform/engine';
import { useSyncExternalStore } from 'react';
import { viewOf } from '../../views.tsx';
import { useInRow } from '../InRow.tsx';

interface TryCellProps {
  /** In front of the DOM ids of the session's fields. */
  readonly idPrefix: string;
  readonly session: Session;
  readonly fieldId: string;
  readonly readOnly: boolean;
}

/** A field in a row of a view under test. */
export function TryCell({ idPrefix, session, fieldId, readOnly }: TryCellProps) {
  const state = useSyncExternalStore(
    (listener) => session.subscribe(fieldId, listener),
    () => session.state(fieldId),
  );
  const View = viewOf(state.definition.type);
  const inRow = useInRow();
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
