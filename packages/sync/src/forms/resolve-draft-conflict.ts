import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { toDraftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import type { DraftConflictChoice } from './form-service.ts';
import { requireForm, requireValue, updateFormRow } from './require-form.ts';
import { toFormContent, uploadDraft } from './update-draft.ts';

/**
 * Resolves a conflict of two drafts: one is kept, and both remain in the library. This device's draft is uploaded
 * first, so that it is an earlier version of the file if the other one is chosen. Can be repeated after an
 * interruption.
 *
 * @throws as `updateDraft`: another user may have changed the draft again
 */
export async function resolveDraftConflict(
  context: SyncContext,
  formId: string,
  choice: DraftConflictChoice,
): Promise<FormRow> {
  const formLocation = await requireForm(context, formId);
  const { draft, draftConflict: conflict } = formLocation.form;
  if (!conflict) return formLocation.form;
  const mine = toDraftContent(requireValue(draft, formId, fileNames.formDraft));
  const theirs = toDraftContent(conflict.theirs);
  const uploaded = toFormContent(await uploadDraft(context, formLocation, mine, conflict.theirs), mine);
  const chosen =
    choice === 'mine' ? uploaded : toFormContent(await uploadDraft(context, formLocation, theirs, uploaded), theirs);
  return updateFormRow(context, formId, ({ isDirty: _sent, draftConflict: _settled, ...current }) => ({
    ...current,
    draft: chosen,
  }));
}
