import { type ResponseRow, type StoredResponse, submissionMark } from '@tideform/sync';

/** Has somebody submitted other answers since this edit of the submission began? */
export function isOutdatedEdit({ resubmission }: ResponseRow, submission: StoredResponse): boolean {
  return resubmission !== undefined && submissionMark(submission) !== resubmission.of;
}
