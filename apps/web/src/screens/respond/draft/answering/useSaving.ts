import type { Session } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useResponseCommands } from '../../../../data/useResponseCommands.ts';
import { createAutosave } from '../../../../saving/create-autosave.ts';
import { deleteUnsavedAnswers, storeUnsavedAnswers } from '../../../../saving/unsaved-answers.ts';
import type { SaveState } from '../SavedState.tsx';
import type { DraftNow } from './draft-now.ts';

/** One object for the whole time: a person who goes on typing redraws nothing. */
const SAVING: SaveState = { kind: 'saving' };

/**
 * Saves the answers of a session as the person types, when the page is hidden, and at the end. What isn't saved when the page is hidden is
 * also copied where it survives the page.
 */
export function useSaving(session: Session, draft: DraftNow, onMoved: (row: ResponseRow) => void): SaveState {
  const commands = useResponseCommands();
  const [saved, setSaved] = useState<SaveState>({ kind: 'unchanged' });
  const moved = useRef(onMoved);
  moved.current = onMoved;
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
      moved.current(row);
    };
    const autosave = createAutosave(save, fail);
    draft.autosave = autosave;
    const change = () => {
      draft.hasChanged = true;
      draft.isUnsaved = true;
      isStored = false;
      setSaved(SAVING);
      autosave.touch();
    };
    const stop = session.subscribeData(() => {
      // What was calculated alone makes no draft of a form that somebody only looks at; it is calculated again.
      if (draft.isEdited) change();
    });
    if (draft.isRecovered) {
      draft.isRecovered = false;
      draft.isEdited = true;
      change();
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
      stop();
      flush();
    };
  }, [commands, session, draft]);
  return saved;
}
