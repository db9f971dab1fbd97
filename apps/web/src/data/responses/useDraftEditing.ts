import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createEditSession, type EditSession, type EditState } from '../../saving/create-edit-session.ts';
import { useData } from '../data-context.ts';

interface DraftEditing {
  readonly editState: EditState<ResponseRow>;
  /** Draft, at least as new as when this tab started editing it. */
  readonly row: ResponseRow;
  /**
   * Takes over editing from another tab.
   * @throws TakeRefused if the other tab can't save its changes
   */
  takeOver(): Promise<void>;
}

/** Returns whether this tab edits a draft. The calling component must have the response's ID as `key`. */
export function useDraftEditing(stored: ResponseRow): DraftEditing {
  const { database, responses } = useData();
  const [editState, setEditState] = useState<EditState<ResponseRow>>({ kind: 'asking' });
  const editSession = useRef<EditSession>(undefined);
  const { id } = stored;
  useEffect(() => {
    const created = createEditSession<ResponseRow>(`tideform-draft ${id}`, {
      change: (next) => flushSync(() => setEditState(next)),
      read: () => database.responses.get(id),
      takeOver: () => responses.takeOver(id),
    });
    editSession.current = created;
    return () => created.close();
  }, [database, responses, id]);
  // Uses the newer row, because the live query for `stored` lags behind the database.
  const [latestRow, setKnown] = useState<ResponseRow>();
  const newest = editState.kind === 'here' && editState.row !== latestRow ? editState.row : undefined;
  const isOutdated = newest !== undefined && isOlder(stored, newest);
  useEffect(() => {
    if (newest && !isOutdated) setKnown(newest);
  }, [newest, isOutdated]);
  return { editState, row: isOutdated ? newest : stored, takeOver: async () => editSession.current?.takeOver() };
}

const isOlder = (row: ResponseRow, other: ResponseRow): boolean =>
  row.revision < other.revision || (row.revision === other.revision && row.takenOver !== other.takenOver);
