import { specs } from '@tideform/components/specs';
import { keptAnswers, numberedPaths, type Session, type SubmissionData } from '@tideform/engine';
import type { ResponseCommands } from '@tideform/sync';
import { outdatedAnswers, whereAnswered } from '../../../../form/session/where-answered.ts';
import type { DraftNow } from './draft-now.ts';

/** Submits once: a second call while one runs is the same call. What fails is saved as a draft, and may be tried again. */
export function submitDraft(
  draft: DraftNow,
  session: Session,
  data: SubmissionData,
  commands: ResponseCommands,
): Promise<void> {
  draft.autosave?.cancel();
  const asked = {
    opened: draft.row,
    metadata: { ...whereAnswered(), ...outdatedAnswers(session) },
    numbered: numberedPaths(session),
  };
  draft.submitting ??= commands.submit(draft.row.id, keptAnswers(session.form, specs, data), asked).then(
    () => undefined,
    (cause: unknown) => {
      draft.submitting = undefined;
      draft.autosave?.touch();
      throw cause;
    },
  );
  return draft.submitting;
}
