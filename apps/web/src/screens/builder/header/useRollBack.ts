import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useShowUndoToast } from '../../../ui/toasts/useShowUndoToast.ts';
import type { Draft } from '../useDraft.ts';
import { headerMessages } from './header.messages.ts';

/**
 * Returns a function that replaces the draft with the definition of an earlier version. The replacement is a single
 * edit, which is saved and can be undone.
 */
export function useRollBack(draft: Draft, onDone: () => void): (schema: FormDefinition, version: number) => void {
  const messages = useMessages(headerMessages);
  const offerUndo = useShowUndoToast();
  return (schema, version) => {
    draft.edit(() => schema);
    onDone();
    offerUndo(messages.rolledBack({ number: version }), messages.undo, draft.undo);
  };
}
