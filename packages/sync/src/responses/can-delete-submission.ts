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
