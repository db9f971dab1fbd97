import type { Session, SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useReadRow } from '../../../../data/sources/useReadRow.ts';
import { useResponseCommands } from '../../../../data/useResponseCommands.ts';
import { useScriptUser } from '../../../../data/useScriptUser.ts';
import { useViewer } from '../../../../data/useViewer.ts';
import { openSession } from '../../../../form/session/open-session.ts';
import { useSessionLife } from '../../../../form/session/useSessionLife.ts';
import { whereAnswered } from '../../../../form/session/where-answered.ts';
import { deleteUnsavedAnswers, findUnsavedAnswers } from '../../../../saving/unsaved-answers.ts';
import { settledWithin } from '../../../../scripts/settled-within.ts';
import type { SaveState } from '../SavedState.tsx';
import { type DraftNow, draftOf } from './draft-now.ts';
import { submitDraft } from './submit-draft.ts';
import { useNewerVersion } from './useNewerVersion.ts';
import { useSaving } from './useSaving.ts';

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

/** Somebody who leaves does not wait longer for what is still being calculated. */
const LEAVING_MS = 1_000;

/**
 * Answers one draft: a session over its stored form, saved as the person types. Give the caller the response's id as key.
 *
 * @param onMoved told when the answers had to be saved as another draft, because another device has changed this one
 */
export function useAnswering(response: ResponseRow, onMoved: (row: ResponseRow) => void): Answering {
  const commands = useResponseCommands();
  const [draft] = useState(() => draftOf(response));
  const open = useOpening(response, draft);
  // The row changes with every save; the session belongs to the draft as it was opened.
  const [opened, setOpened] = useState<Opened>(() => {
    const recovered = findUnsavedAnswers(response.id, response.timestamp);
    draft.isRecovered = recovered !== undefined;
    return { row: response, session: open.current(response, recovered) };
  });
  const { session } = opened;
  useSessionLife(session);
  const saved = useSaving(session, draft, onMoved);
  useNewerVersion(opened.row, response, draft, (row) =>
    setOpened((now) => ({ row, session: open.current(row, now.session.data()), reason: 'newVersion' })),
  );
  // Unsaved answers stay on screen: saving them makes a draft of its own.
  useEffect(() => {
    const { row, isUnsaved } = draft;
    if (response.id !== row.id || response.takenOver === row.takenOver || isUnsaved) return;
    draft.row = response;
    setOpened({ row: response, session: open.current(response), reason: 'otherDevice' });
  }, [response, draft, open]);

  return {
    ...opened,
    saved,
    hasChanged: () => draft.hasChanged,
    flush: async () => {
      await settledWithin(session, LEAVING_MS);
      await draft.autosave?.flush();
    },
    async submit(data) {
      await submitDraft(draft, session, data, commands);
      deleteUnsavedAnswers(draft.row.id);
    },
    abandon() {
      draft.autosave?.cancel();
      deleteUnsavedAnswers(draft.row.id);
    },
  };
}

/** Opens a session over a draft, for whoever is signed in now. The same object for the whole time. */
function useOpening({ createdBy, teamId }: ResponseRow, draft: DraftNow) {
  const viewer = useViewer(createdBy.id);
  const user = useScriptUser();
  const readRow = useReadRow(teamId);
  const onEdit = () => {
    draft.isEdited = true;
  };
  const openNow = ({ schema, data }: ResponseRow, answers: SubmissionData = data.data): Session => {
    const metadata = { ...data.metadata, ...whereAnswered() };
    return openSession({ form: schema, data: answers, viewer, user, metadata, readRow, onEdit });
  };
  const open = useRef(openNow);
  open.current = openNow;
  return open;
}
