import { specs } from '@tideform/components/specs';
import { createSession, type Session, type SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave } from '../../data/create-autosave.ts';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import type { SaveState } from './SavedState.tsx';

export interface Answering {
  readonly session: Session;
  readonly saved: SaveState;
  /** P0: resolves when the submit is on the disk. A second call while one runs is the same call. */
  submit(data: SubmissionData): Promise<void>;
  /** Puts the form back to its first answers, and saves that. */
  clear(): void;
}

/** Answers one draft: a session over its stored form, saved as the person types. Give the caller the response's id as key. */
export function useAnswering(response: ResponseRow): Answering {
  const commands = useResponseCommands();
  const { id } = response;
  // The row changes with every save; the session belongs to the draft as it was opened.
  const [session] = useState(() => sessionOf(response));
  const [saved, setSaved] = useState<SaveState>({ kind: 'unchanged' });
  const autosave = useRef<Autosave>(undefined);
  const submitting = useRef<Promise<void>>(undefined);

  useEffect(() => {
    const saving = createAutosave(
      async () => {
        setSaved({ kind: 'saving' });
        const row = await commands.saveDraft(id, session.data());
        setSaved({ kind: 'saved', at: row.timestamp });
      },
      () => setSaved({ kind: 'failed' }),
    );
    autosave.current = saving;
    const stop = session.subscribeData(saving.touch);
    const flush = () => void saving.flush().catch(() => setSaved({ kind: 'failed' }));
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      stop();
      flush();
    };
  }, [commands, id, session]);

  return {
    session,
    saved,
    submit(data) {
      autosave.current?.cancel();
      submitting.current ??= commands.submit(id, data).then(
        () => undefined,
        (cause: unknown) => {
          submitting.current = undefined;
          autosave.current?.touch();
          throw cause;
        },
      );
      return submitting.current;
    },
    clear: () => session.reset(),
  };
}

function sessionOf(response: ResponseRow): Session {
  return createSession({ form: response.schema, specs, data: response.data.data });
}
