import type { FormDefinition } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useOfferUndo } from '../../../ui/toasts/useOfferUndo.ts';
import type { Draft } from '../useDraft.ts';
import { headerWords } from './header.words.ts';

/** The draft becomes what a version was: one step of editing, which is saved and can be taken back. */
export function useRollBack(draft: Draft, onDone: () => void): (schema: FormDefinition, version: number) => void {
  const words = useWords(headerWords);
  const offerUndo = useOfferUndo();
  return (schema, version) => {
    draft.edit(() => schema);
    onDone();
    offerUndo(words.rolledBack({ number: version }), words.undo, draft.undo);
  };
}
