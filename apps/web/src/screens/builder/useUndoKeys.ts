import { useEffect } from 'react';
import type { Draft } from './useDraft.ts';

/**
 * Undo and redo shortcuts: Ctrl+Z, Ctrl+Y and Shift+Ctrl+Z (⌘ on a Mac). Text fields and open dialogs keep their own
 * undo.
 */
export function useUndoKeys(draft: Pick<Draft, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [draft]);
}

const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;
