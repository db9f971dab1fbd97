import type { FormRow } from '../database/rows.ts';
import { hasSamePublishedContent } from '../library/form-content.ts';

/** Returns whether the draft differs from the published version; `false` if either is missing. */
export function hasUnpublishedChanges(form: Pick<FormRow, 'draft' | 'published'>): boolean {
  return (
    form.draft !== undefined && form.published !== undefined && !hasSamePublishedContent(form.draft, form.published)
  );
}
