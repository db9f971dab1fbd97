import type { Session, SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave } from '../../../data/create-autosave.ts';
import { useForm } from '../../../data/useForm.ts';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { useScriptUser } from '../../../data/useScriptUser.ts';
import { useViewer } from '../../../data/useViewer.ts';
import { whereAnswered } from '../../../data/where-answered.ts';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { settledWithin } from '../../../scripts/settled-within.ts';
import type { SaveState } from './SavedState.tsx';

/** The draft as the editor shows it. A new one takes its place when the form or another device has changed it. */
interface Opened {
  readonly row: ResponseRow;
  readonly session: Session;
  /** Why it is not the one that was opened first. */
  readonly reason?: 'newVersion' | 'otherDevice';
}

export interface Answering extends Opened {
  readonly saved: SaveState;
  /** Whether the person answered something since the screen was opened. What the form's code calculates is not theirs. */
  hasChanged(): boolean;
  /** Saves now what was not saved yet. */
  flush(): Promise<void>;
  /** P0: resolves when the submit is on the disk. A second call while one runs is the same call. */
  submit(data: SubmissionData): Promise<void>;
  /** Nothing more is saved: the draft goes. */
  abandon(): void;
}

/** One object for the whole time: a person who goes on typing redraws nothing. */
const SAVING: SaveState = { kind: 'saving' };

/** Somebody who leaves does not wait longer for what is still being calculated. */
const LEAVING_MS = 1_000;

/**
 * Answers one draft: a session over its stored form, saved as the person types. Give the caller the response's id as key.
 *
 * @param onMoved told when the answers had to be saved as another draft, because another device has changed this one
 */
export function useAnswering(response: ResponseRow, onMoved: (row: ResponseRow) => void): Answering {
  const commands = useResponseCommands();
  const form = useForm(response.formId);
  const viewer = useViewer(response.createdBy.id);
  const user = useScriptUser();
  const isEdited = useRef(false);
  const open = useRef(sessionOf);
  open.current = sessionOf;
  // The row changes with every save; the session belongs to the draft as it was opened.
  const [opened, setOpened] = useState<Opened>(() => ({ row: response, session: sessionOf(response) }));
  const [saved, setSaved] = useState<SaveState>({ kind: 'unchanged' });
  const autosave = useRef<Autosave>(undefined);
  const submitting = useRef<Promise<void>>(undefined);
  const changes = useRef({ isAny: false, isUnsaved: false });
  const moved = useRef(onMoved);
  moved.current = onMoved;
  const target = useRef(response);

  const { session } = opened;
  useSessionLife(session);
  useEffect(() => {
    const saving = createAutosave(
      async () => {
        setSaved(SAVING);
        changes.current.isUnsaved = false;
        const before = target.current;
        const row = await commands.saveDraft(before.id, session.data(), { opened: before });
        if (!changes.current.isUnsaved) setSaved({ kind: 'saved', at: row.timestamp });
        if (row.id === before.id) return;
        target.current = row;
        moved.current(row);
      },
      () => setSaved({ kind: 'failed' }),
    );
    autosave.current = saving;
    const stop = session.subscribeData(() => {
      // What was calculated alone makes no draft of a form that somebody only looks at; it is calculated again.
      if (!isEdited.current) return;
      changes.current = { isAny: true, isUnsaved: true };
      setSaved(SAVING);
      saving.touch();
    });
    const flush = () => void saving.flush().catch(() => setSaved({ kind: 'failed' }));
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      stop();
      flush();
    };
  }, [commands, session]);

  const isOutdated = form?.published !== undefined && form.published.version > opened.row.version;
  const isRenamed = form?.published !== undefined && form.title !== response.formTitle;
  useEffect(() => {
    if (!isOutdated && !isRenamed) return;
    let isOver = false;
    const refresh = async () => {
      await autosave.current?.flush();
      const row = await commands.refresh(target.current.id);
      const isElsewhere = row.submitted || row.deleted || row.takenOver !== target.current.takenOver;
      if (isOver || !isOutdated || isElsewhere) return;
      target.current = row;
      setOpened((now) => ({ row, session: open.current(row, now.session.data()), reason: 'newVersion' }));
    };
    // A disk that is full keeps the older version on screen; the answers of it can still be sent.
    refresh().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [commands, isOutdated, isRenamed]);

  // Unsaved answers stay on screen: saving them makes a draft of its own.
  useEffect(() => {
    const known = target.current;
    if (response.id !== known.id || response.takenOver === known.takenOver || changes.current.isUnsaved) return;
    target.current = response;
    setOpened({ row: response, session: open.current(response), reason: 'otherDevice' });
  }, [response]);

  return {
    ...opened,
    saved,
    hasChanged: () => changes.current.isAny,
    flush: async () => {
      await settledWithin(session, LEAVING_MS);
      await autosave.current?.flush();
    },
    submit(data) {
      autosave.current?.cancel();
      const asked = { opened: target.current, metadata: whereAnswered() };
      submitting.current ??= commands.submit(target.current.id, data, asked).then(
        () => undefined,
        (cause: unknown) => {
          submitting.current = undefined;
          autosave.current?.touch();
          throw cause;
        },
      );
      return submitting.current;
    },
    abandon: () => autosave.current?.cancel(),
  };

  function sessionOf({ schema, data }: ResponseRow, answers: SubmissionData = data.data): Session {
    return openSession({
      form: schema,
      data: answers,
      viewer,
      user,
      metadata: { ...data.metadata, ...whereAnswered() },
      onEdit: () => {
        isEdited.current = true;
      },
    });
  }
}
