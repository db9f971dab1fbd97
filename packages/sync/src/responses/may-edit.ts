import type { FormRow } from '../database/rows.ts';
import { type DeletionRights, mayDelete } from './may-delete.ts';

export interface EditRights extends DeletionRights {
  /** Has the permission Edit Submissions. */
  readonly mayEditSubmissions?: boolean;
}

/** May this person edit this submission? A form that says nothing about editing allows it (readings C5, U6). */
export function mayEdit(rights: EditRights, form: Pick<FormRow, 'submissionEditMode'> | null | undefined): boolean {
  if (form?.submissionEditMode === 'disabled') return false;
  return rights.mayEditSubmissions === true || mayDelete(rights, form);
}
