import type { Session, SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../../data/forms/useForms.ts';
import { useResponseCommands } from '../../../../data/responses/useResponse.ts';
import { useLoadSourceRow } from '../../../../data/sources/useTeamRows.ts';
import { useScriptUser, useViewer } from '../../../../data/useIdentity.ts';
import { openSession, useSessionLifecycle } from '../../../../form/session/open-session.ts';
import { getOriginMetadata } from '../../../../form/session/response-metadata.ts';
import { deleteUnsavedAnswers, findUnsavedAnswers } from '../../../../saving/unsaved-answers.ts';
import { waitUntilSettled } from '../../../../scripts/wait-until-settled.ts';
import type { SaveState } from '../SaveIndicator.tsx';
import { createDraftState, type DraftState, submitDraft } from './draft-state.ts';
import { useAutosave } from './useAutosave.ts';

/** Open draft with its session. Replaced when the form or another device has changed it. */
interface OpenDraft {
  readonly row: ResponseRow;
  readonly session: Session;
  /** Reason why this draft replaced the one that was opened first. */
  readonly reason?: 'newVersion' | 'otherDevice';
}

export interface DraftSession extends OpenDraft {
  readonly saveState: SaveState;
  /** Whether the user changed an answer since the screen was opened; values calculated by the form don't count. */
  hasChanged(): boolean;
  /** Saves unsaved answers at once. */
  flush(): Promise<void>;
  /** Resolves when the submit is on the disk (step P0). A second call returns the running submit. */
  submit(data: SubmissionData): Promise<void>;
  /** Stops saving, because the draft is being deleted. */
  abandon(): void;
}

/** Maximum time to wait for pending calculations when the user leaves. */
const LEAVE_TIMEOUT_MS = 1_000;

/**
 * Opens a session for a draft and saves the answers while the user types. Callers need the response's ID as `key`.
 *
 * @param onMoved called when the answers were saved as another draft, because another device has changed this one
 */
export function useDraftSession(response: ResponseRow, onMoved: (row: ResponseRow) => void): DraftSession {
  const commands = useResponseCommands();
  const [draft] = useState(() => createDraftState(response));
  const open = useSessionOpener(response, draft);
  // The response's row changes with each save, but the session still belongs to the draft that was opened.
  const [opened, setOpened] = useState<OpenDraft>(() => {
    const recovered = findUnsavedAnswers(response.id, response.timestamp);
    draft.isRecovered = recovered !== undefined;
    return { row: response, session: open.current(response, recovered) };
  });
  const { session } = opened;
  useSessionLifecycle(session);
  const saveState = useAutosave(session, draft, onMoved);
  useNewerVersion(opened.row, response, draft, (row) =>
    setOpened((now) => ({ row, session: open.current(row, now.session.data()), reason: 'newVersion' })),
  );
  // Unsaved answers stay on the screen; saving them creates another draft.
  useEffect(() => {
    const { row, isUnsaved } = draft;
    if (response.id !== row.id || response.takenOver === row.takenOver || isUnsaved) return;
    draft.row = response;
    setOpened({ row: response, session: open.current(response), reason: 'otherDevice' });
  }, [response, draft, open]);

  return {
    ...opened,
    saveState,
    hasChanged: () => draft.hasChanged,
    flush: async () => {
      await waitUntilSettled(session, LEAVE_TIMEOUT_MS);
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

/** Returns a ref to a function that opens a session for a draft as the current user. The ref is stable. */
function useSessionOpener({ createdBy, teamId }: ResponseRow, draft: DraftState) {
  const viewer = useViewer(createdBy.id);
  const user = useScriptUser();
  const readRow = useLoadSourceRow(teamId);
  const onEdit = () => {
    draft.isEdited = true;
  };
  const openDraft = ({ schema, data }: ResponseRow, answers: SubmissionData = data.data): Session => {
    const metadata = { ...data.metadata, ...getOriginMetadata() };
    return openSession({ form: schema, data: answers, viewer, user, metadata, loadRow: readRow, onEdit });
  };
  const open = useRef(openDraft);
  open.current = openDraft;
  return open;
}

/**
 * Upgrades the draft when a newer version of its form is published.
 *
 * @param opened the draft as it is on the screen
 * @param onNewer called with the upgraded row, whose answers need a new session
 */
function useNewerVersion(
  opened: ResponseRow,
  response: ResponseRow,
  draft: DraftState,
  onNewer: (row: ResponseRow) => void,
): void {
  const commands = useResponseCommands();
  const form = useForm(response.formId);
  const onNewerRef = useRef(onNewer);
  onNewerRef.current = onNewer;
  const isOutdated = form?.published !== undefined && form.published.version > opened.version;
  const isRenamed = form?.published !== undefined && form.title !== response.formTitle;
  useEffect(() => {
    if (!isOutdated && !isRenamed) return;
    let isCancelled = false;
    const refresh = async () => {
      await draft.autosave?.flush();
      const row = await commands.refresh(draft.row.id);
      const isReplaced = row.submitted || row.deleted || row.takenOver !== draft.row.takenOver;
      if (isCancelled || !isOutdated || isReplaced) return;
      draft.row = row;
      onNewerRef.current(row);
    };
    // If the storage is full, the older version stays on the screen; its answers can still be submitted.
    refresh().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [commands, draft, isOutdated, isRenamed]);
}
