import type { FormRow } from '../database/rows.ts';
import { canDeleteSubmission, type DeletionRights } from './can-delete-submission.ts';

export interface EditRights extends DeletionRights {
  /** The user has the permission Edit Submissions. */
  readonly mayEditSubmissions?: boolean;
}

/** Returns whether the user may edit the submission. Forms without an edit setting allow it (readings C5, U6). */
export function canEditSubmission(
  rights: EditRights,
  form: Pick<FormRow, 'submissionEditMode'> | null | undefined,
): boolean {
  if (form?.submissionEditMode === 'disabled') return false;
  return rights.mayEditSubmissions === true || canDeleteSubmission(rights, form);
}
