import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createEditTurn, type EditTurn, type EditTurns } from '../saving/create-edit-turn.ts';
import { useData } from './data-context.ts';

interface DraftTurn {
  readonly turn: EditTurn<ResponseRow>;
  /** The draft as this tab knows it: never older than when it got the turn. */
  readonly row: ResponseRow;
  /** @throws TakeRefused when the other tab can't save what was typed there */
  take(): Promise<void>;
}

/** Whether this tab of the browser edits a draft. Give the caller the response's id as key. */
export function useDraftTurn(stored: ResponseRow): DraftTurn {
  const { database, responses } = useData();
  const [turn, setTurn] = useState<EditTurn<ResponseRow>>({ kind: 'asking' });
  const turns = useRef<EditTurns>(undefined);
  const { id } = stored;
  useEffect(() => {
    const made = createEditTurn<ResponseRow>(`tideform-draft ${id}`, {
      change: (next) => flushSync(() => setTurn(next)),
      read: () => database.responses.get(id),
      takeOver: () => responses.takeOver(id),
    });
    turns.current = made;
    return () => made.close();
  }, [database, responses, id]);
  // The query that answers `stored` is a moment behind the database.
  const [known, setKnown] = useState<ResponseRow>();
  const newest = turn.kind === 'here' && turn.row !== known ? turn.row : undefined;
  const isBehind = newest !== undefined && isOlder(stored, newest);
  useEffect(() => {
    if (newest && !isBehind) setKnown(newest);
  }, [newest, isBehind]);
  return { turn, row: isBehind ? newest : stored, take: async () => turns.current?.take() };
}

const isOlder = (row: ResponseRow, other: ResponseRow): boolean =>
  row.revision < other.revision || (row.revision === other.revision && row.takenOver !== other.takenOver);
