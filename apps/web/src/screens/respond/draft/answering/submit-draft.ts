import { specs } from '@tideform/components/specs';
import { findNumberPaths, getPersistentAnswers, type Session, type SubmissionData } from '@tideform/engine';
import type { ResponseCommands } from '@tideform/sync';
import { getOriginMetadata, getOutdatedMetadata } from '../../../../form/session/response-metadata.ts';
import type { DraftState } from './draft-state.ts';

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
