import { useState } from 'react';
import type { ImageEdits } from '../edits/image-edits.ts';
import { createStepHistory, pushStep, redoStep, undoStep } from '../edits/step-history.ts';

/** Edits of an image with undo and redo. */
export function useImageEdits(start: ImageEdits) {
  const [history, setHistory] = useState(() => createStepHistory(start));
  return {
    edits: history.now,
    isChanged: history.past.length > 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: ImageEdits) => setHistory((before) => pushStep(before, next)),
    undo: () => setHistory(undoStep),
    redo: () => setHistory(redoStep),
  };
}
