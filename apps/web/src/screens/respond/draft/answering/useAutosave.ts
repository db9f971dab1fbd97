import type { Session } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useResponseCommands } from '../../../../data/responses/useResponse.ts';
import { createAutosave } from '../../../../saving/create-autosave.ts';
import { deleteUnsavedAnswers, storeUnsavedAnswers } from '../../../../saving/unsaved-answers.ts';
import type { SaveState } from '../SaveIndicator.tsx';
import type { DraftState } from './draft-state.ts';

/** A constant object, so that further typing doesn't cause renders. */
const SAVING: SaveState = { kind: 'saving' };

/**
 * Saves the answers of a session while the user types, when the page is hidden, and on unmount. Answers that aren't
 * saved yet when the page is hidden are also copied to storage that survives closing the page.
 */
export function useAutosave(session: Session, draft: DraftState, onMoved: (row: ResponseRow) => void): SaveState {
  const commands = useResponseCommands();
  const [saved, setSaved] = useState<SaveState>({ kind: 'unchanged' });
  const onMovedRef = useRef(onMoved);
  onMovedRef.current = onMoved;
  useEffect(() => {
    const fail = () => setSaved({ kind: 'failed' });
    let isStored = true;
    const save = async () => {
      setSaved(SAVING);
      draft.isUnsaved = false;
      const before = draft.row;
      const row = await commands.saveDraft(before.id, session.data(), { opened: before });
      if (!draft.isUnsaved) {
        isStored = true;
        deleteUnsavedAnswers(before.id);
        setSaved({ kind: 'saved', at: row.timestamp });
      }
      if (row.id === before.id) return;
      draft.row = row;
      onMovedRef.current(row);
    };
    const autosave = createAutosave(save, fail);
    draft.autosave = autosave;
    const handleChange = () => {
      draft.hasChanged = true;
      draft.isUnsaved = true;
      isStored = false;
      setSaved(SAVING);
      autosave.scheduleSave();
    };
    const unsubscribe = session.subscribeData(() => {
      // Calculated values alone don't create a draft of a form that was only opened; they are calculated again.
      if (draft.isEdited) handleChange();
    });
    if (draft.isRecovered) {
      draft.isRecovered = false;
      draft.isEdited = true;
      handleChange();
    }
    const flush = () => void autosave.flush().catch(fail);
    const flushWhenHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      if (!isStored) storeUnsavedAnswers(draft.row.id, session.data(), new Date().toISOString());
      flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      unsubscribe();
      flush();
    };
  }, [commands, session, draft]);
  return saved;
}
