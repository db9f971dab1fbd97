import { useState } from 'react';
import type { Edits } from '../edits/edits.ts';
import { goOn, redone, startHistory, undone } from '../edits/history.ts';

/** The edits of a picture, step by step. */
export function useEdits(start: Edits) {
  const [history, setHistory] = useState(() => startHistory(start));
  return {
    edits: history.now,
    isChanged: history.past.length > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: Edits) => setHistory((before) => goOn(before, next)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}
