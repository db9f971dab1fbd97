import type { FormRow } from '../database/rows.ts';

export interface DeletionRights {
  readonly isTeamOwner: boolean;
  /** The signed-in user created the submission. */
  readonly isCreator: boolean;
}

/**
 * Returns whether the user may delete the submission: team owners always, creators unless the form disables edits
 * (readings C5).
 */
export function canDeleteSubmission(
  { isTeamOwner, isCreator }: DeletionRights,
  form: Pick<FormRow, 'submissionEditMode'> | null | undefined,
): boolean {
  return isTeamOwner || (isCreator && form?.submissionEditMode !== 'disabled');
}

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
