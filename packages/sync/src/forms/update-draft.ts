import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import type { DraftContent } from '../library/form-content.ts';
import { draftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import { jsonContent, uploadFile } from '../library/upload-file.ts';
import { createFormFile, formFields } from './form-files.ts';
import { changeForm, present, requireForm } from './require-form.ts';

/**
 * Replaces the draft, in the library and then locally. The last writer wins; earlier drafts are versions of the file.
 *
 * @throws 'Form ({id}) is missing folderDriveItemId', 'Problem creating form.draft.json', 'Problem uploading
 * form.draft.json'
 */
export async function updateDraft(context: SyncContext, formId: string, draft: DraftContent): Promise<FormRow> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph } = context.ports;
  const content = draftContent(draft);
  const name = fileNames.formDraft;
  const item = form.draft
    ? await uploadFile(graph, { driveId, itemId: form.draft.driveItemId, name }, jsonContent(content))
    : await createFormFile(
        graph,
        { driveId, parentId: present(form.folderDriveItemId, formId, 'folderDriveItemId'), name, conflict: 'replace' },
        content,
        formFields('form-draft', form),
      );
  return changeForm(context, formId, ({ isDirty: _sent, ...current }) => ({
    ...current,
    draft: { driveItemId: item.id, ...(item.eTag && { eTag: item.eTag }), ...content },
  }));
}
