import { getSubmissionState, type ResponseRow, type StoredResponse } from '@tideform/sync';

/** Returns whether other answers were submitted after this edit of the submission was started. */
export function isOutdatedEdit({ resubmission }: ResponseRow, submission: StoredResponse): boolean {
  return resubmission !== undefined && getSubmissionState(submission) !== resubmission.of;
}
