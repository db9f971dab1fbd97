import { specs } from '@tideform/components/specs';
import { findNumberPaths, getPersistentAnswers, type Session, type SubmissionData } from '@tideform/engine';
import type { ResponseCommands, ResponseRow } from '@tideform/sync';
import { getOriginMetadata, getOutdatedMetadata } from '../../../../form/session/response-metadata.ts';
import type { Autosave } from '../../../../saving/create-autosave.ts';

/**
 * Mutable state of an open draft. The object stays the same as long as the draft is open, and changing it doesn't cause
 * a render.
 */
export interface DraftState {
  /** Row of the draft as it was last stored, on this or another device. */
  row: ResponseRow;
  /** Whether the user changed something; values calculated by the form don't count. */
  isEdited: boolean;
  /** Whether the user changed an answer since the screen was opened. */
  hasChanged: boolean;
  isUnsaved: boolean;
  /** Whether the answers come from a copy that was stored when the page closed before they were saved. */
  isRecovered: boolean;
  autosave: Autosave | undefined;
  submitting: Promise<void> | undefined;
}

export function createDraftState(row: ResponseRow): DraftState {
  return {
    row,
    isEdited: false,
    hasChanged: false,
    isUnsaved: false,
    isRecovered: false,
    autosave: undefined,
    submitting: undefined,
  };
}

/** Returns whether a user has answered something. Saving an answer adds the user to the collaborators. */
export const isStarted = (response: ResponseRow): boolean => response.collaborators.length > 0;

/**
 * Whether to offer a draft before starting another one: a user answered something, or a link prefilled it. Drafts that
 * were only opened aren't offered.
 */
export const isOffered = (response: ResponseRow): boolean =>
  isStarted(response) || Object.keys((response.data.metadata.prefilledData as object | undefined) ?? {}).length > 0;

/**
 * Submits a draft; returns the running submit if there is one. After a failure, the answers are saved as a draft and
 * can be submitted again.
 */
export function submitDraft(
  draft: DraftState,
  session: Session,
  data: SubmissionData,
  commands: ResponseCommands,
): Promise<void> {
  draft.autosave?.cancel();
  const options = {
    opened: draft.row,
    metadata: { ...getOriginMetadata(), ...getOutdatedMetadata(session) },
    numbered: findNumberPaths(session),
  };
  draft.submitting ??= commands.submit(draft.row.id, getPersistentAnswers(session.form, specs, data), options).then(
    () => undefined,
    (cause: unknown) => {
      draft.submitting = undefined;
      draft.autosave?.scheduleSave();
      throw cause;
    },
  );
  return draft.submitting;
}
