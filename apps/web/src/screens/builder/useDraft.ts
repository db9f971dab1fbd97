import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createAutosave } from '../../data/create-autosave.ts';
import { failureOf } from '../../data/failure-of.ts';
import { useOnline } from '../../data/useOnline.ts';
import { useSaveFormDraft } from '../../data/useSaveFormDraft.ts';
import { type History, record, redo, startHistory, undo } from './edit-form/history.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

export interface Draft {
  readonly schema: FormDefinition;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Runs one command of `edit-form`. @param topic commands about the same topic in a row are undone in one step */
  edit(command: (schema: FormDefinition) => FormDefinition, topic?: string): void;
  undo(): void;
  redo(): void;
  /** Saves now what is not saved; rejects when the library did not take it. */
  flush(): Promise<void>;
}

/** The draft of a form while it is edited: 20 snapshots of undo, autosave 1 s after the last change, 10 s at most. */
export function useDraft(form: FormRow & { readonly draft: NonNullable<FormRow['draft']> }): Draft {
  const save = useSaveFormDraft();
  const isOnline = useOnline();
  const [history, setHistory] = useState<History>(() => startHistory(form.draft.schema));
  const [saveState, setSaveState] = useState<SaveState>(form.isDirty ? 'saving' : 'saved');
  const latest = useRef(history);

  const autosave = useMemo(
    () =>
      createAutosave(
        async () => {
          const schema = latest.current.present;
          await save(form.id, schema);
          if (latest.current.present === schema) setSaveState('saved');
        },
        (cause) => setSaveState(failureOf(cause) === 'offline' ? 'offline' : 'failed'),
      ),
    [form.id, save],
  );

  const move = useCallback(
    (step: (history: History) => History) => {
      const next = step(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setHistory(next);
      setSaveState('saving');
      autosave.touch();
    },
    [autosave],
  );

  // A newer draft came late: it is taken while nothing was edited here.
  const stored = form.draft.schema;
  useEffect(() => {
    const { past, future, present } = latest.current;
    if (past.length > 0 || future.length > 0 || form.isDirty || present === stored) return;
    latest.current = startHistory(stored);
    setHistory(latest.current);
  }, [stored, form.isDirty]);

  // An edit that only this device has is sent again: when the screen opens, when the network is back, before it closes.
  const hasUnsent = useRef(form.isDirty === 1);
  useEffect(() => {
    if (hasUnsent.current) autosave.touch();
    hasUnsent.current = false;
    const retry = () => void autosave.flush().catch(() => undefined);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      retry();
    };
  }, [autosave]);

  return {
    schema: history.present,
    saveState: isOnline ? saveState : 'offline',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (command, topic) => move((current) => record(current, command(current.present), topic)),
    undo: () => move(undo),
    redo: () => move(redo),
    flush: () => autosave.flush(),
  };
}
