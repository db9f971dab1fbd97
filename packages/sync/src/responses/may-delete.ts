import type { FormRow } from '../database/rows.ts';

export interface DeletionRights {
  readonly isTeamOwner: boolean;
  /** The signed-in person has created the submission. */
  readonly isCreator: boolean;
}

/** May this person delete this submission? A form that says nothing about editing allows it (readings C5). */
export function mayDelete(
  { isTeamOwner, isCreator }: DeletionRights,
  form: Pick<FormRow, 'submissionEditMode'> | null | undefined,
): boolean {
  return isTeamOwner || (isCreator && form?.submissionEditMode !== 'disabled');
}
