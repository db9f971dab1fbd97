import { useState } from 'react';
import type { Edits } from '../edits/edits.ts';
import { createHistory, pushStep, redoStep, undoStep } from '../edits/history.ts';

/** Edits of an image with undo and redo. */
export function useEdits(start: Edits) {
  const [history, setHistory] = useState(() => createHistory(start));
  return {
    edits: history.now,
    isChanged: history.past.length > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: Edits) => setHistory((before) => pushStep(before, next)),
    undo: () => setHistory(undoStep),
    redo: () => setHistory(redoStep),
  };
}
