import type { FormRow } from '../database/rows.ts';
import { samePublished } from '../library/form-content.ts';

/** Whether the draft differs from what is published. `false` while either is not there to compare. */
export function hasUnpublishedChanges(form: Pick<FormRow, 'draft' | 'published'>): boolean {
  return form.draft !== undefined && form.published !== undefined && !samePublished(form.draft, form.published);
}
