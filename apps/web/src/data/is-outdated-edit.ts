import { type ResponseRow, type StoredResponse, submissionMark } from '@tideform/sync';

/** Returns whether other answers were submitted after this edit of the submission was started. */
export function isOutdatedEdit({ resubmission }: ResponseRow, submission: StoredResponse): boolean {
  return resubmission !== undefined && submissionMark(submission) !== resubmission.of;
}
