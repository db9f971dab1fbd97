import type { SubmissionItem } from '@tideform/sync';
import { useData } from '../data-context.ts';
import { useIdentity } from '../useIdentity.ts';
import { useTeam } from '../useTeam.ts';
import { replaceAnswer } from './replace-answer.ts';

export interface ApprovalDecision {
  /** Field path of the approval. */
  readonly path: string;
  readonly status: 'approved' | 'rejected';
  readonly comment: string;
}

/**
 * Returns a function that approves or rejects in a submission. It edits only the approval's answer, and submits this
 * like any edit.
 *
 * @returns false if this device has another unfinished edit of the submission, which would be submitted too
 */
export function useSubmitDecision(teamId: string) {
  const { responses, submissions } = useData();
  const { userId, displayName } = useIdentity();
  const team = useTeam(teamId);
  return async ({ responseId }: SubmissionItem, { path, status, comment }: ApprovalDecision): Promise<boolean> => {
    if (!team) return false;
    const { response } = await submissions.open(team, responseId);
    const edit = await responses.edit(teamId, response);
    if (edit.revision > 0) return false;
    const answer = { status, by: { id: userId, displayName }, timestamp: new Date().toISOString(), comment };
    await responses.submit(edit.id, replaceAnswer(edit.data.data, path.split('.'), answer), { opened: edit });
    return true;
  };
}
