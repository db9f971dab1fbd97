import type { SyncContext } from '../../context.ts';
import type { FormRow } from '../../database/rows.ts';
import { draftContent } from '../../library/form-content.ts';
import { fetchDraft } from '../fetch-draft.ts';
import { changeForm, requireForm } from '../require-form.ts';
import { updateDraft } from '../update-draft.ts';
import { openVersion } from './open-version.ts';

/**
 * Rolls back: the draft's schema becomes that of an earlier version, and is saved. The rest of the draft stays, and so does
 * what is published.
 *
 * @throws 'Error downloading selected version' and what `fetchDraft` and `updateDraft` throw
 */
export async function restoreVersion(context: SyncContext, formId: string, versionId: string): Promise<FormRow> {
  const { schema } = await openVersion(context, formId, versionId);
  const { form } = await requireForm(context, formId);
  const { draft } = form.draft ? form : await fetchDraft(context, formId);
  const saved = await updateDraft(context, formId, { ...(draft && draftContent(draft)), schema });
  // What the builder had not sent yet is what was rolled back.
  return saved.isDirty ? changeForm(context, formId, ({ isDirty: _gone, ...row }) => row) : saved;
}
