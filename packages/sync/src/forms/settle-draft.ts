import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { draftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import type { DraftChoice } from './form-service.ts';
import { changeForm, present, requireForm } from './require-form.ts';
import { keptDraft, putDraft } from './update-draft.ts';

/**
 * Ends a conflict of two drafts: one goes on, and both lie in the library. What this device has goes there first, so that it is
 * an earlier version of the file where the other is chosen. It may be cut anywhere.
 *
 * @throws as `updateDraft`: somebody may have changed it once more
 */
export async function settleDraft(context: SyncContext, formId: string, choice: DraftChoice): Promise<FormRow> {
  const place = await requireForm(context, formId);
  const { draft, draftConflict: conflict } = place.form;
  if (!conflict) return place.form;
  const mine = draftContent(present(draft, formId, fileNames.formDraft));
  const theirs = draftContent(conflict.theirs);
  const kept = keptDraft(await putDraft(context, place, mine, conflict.theirs), mine);
  const chosen = choice === 'mine' ? kept : keptDraft(await putDraft(context, place, theirs, kept), theirs);
  return changeForm(context, formId, ({ isDirty: _sent, draftConflict: _settled, ...current }) => ({
    ...current,
    draft: chosen,
  }));
}
