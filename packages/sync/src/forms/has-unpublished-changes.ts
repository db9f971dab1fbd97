import type { FormRow } from '../database/rows.ts';
import { sameContent } from '../library/form-content.ts';

/** Whether the draft differs from what is published. `false` while either is not there to compare. */
export function hasUnpublishedChanges(form: Pick<FormRow, 'draft' | 'published'>): boolean {
  return form.draft !== undefined && form.published !== undefined && !sameContent(form.draft, form.published);
}
