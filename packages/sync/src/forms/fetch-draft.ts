import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findChild, findItem } from '../library/drive-items.ts';
import { toDraftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormDraftFile, formDraftFile } from '../library/stored-files.ts';
import { type FormLocation, requireForm, requireValue, updateFormRow } from './require-form.ts';

/**
 * Loads the draft from the library. Local edits that weren't uploaded yet are kept.
 *
 * @throws 'Form ({id}) is missing form.draft.json', 'Problem downloading form ({id}) draft'
 */
export async function fetchDraft(context: SyncContext, formId: string): Promise<FormRow> {
  const formLocation = await requireForm(context, formId);
  if (formLocation.form.isDirty) return formLocation.form;
  const { item, content } = await downloadDraft(context, formLocation);
  const draft = { driveItemId: item.id, ...(item.eTag && { eTag: item.eTag }), ...toDraftContent(content) };
  return updateFormRow(context, formId, (form) => (form.isDirty ? form : { ...form, draft }));
}

async function downloadDraft(
  { ports: { graph } }: SyncContext,
  formLocation: FormLocation,
): Promise<{ readonly item: DriveItem; readonly content: FormDraftFile }> {
  const { form, driveId } = formLocation;
  try {
    const item = requireValue(await findDraft(), form.id, fileNames.formDraft);
    return { item, content: await readJsonFile(graph, driveId, item, formDraftFile) };
  } catch (error) {
    if (error instanceof GraphError)
      throw new FailureError('draft-not-downloaded', { formId: form.id }, { cause: error });
    throw error;
  }

  function findDraft(): Promise<DriveItem | undefined> {
    if (form.draft) return findItem(graph, driveId, form.draft.driveItemId);
    return findChild(
      graph,
      driveId,
      requireValue(form.folderDriveItemId, form.id, 'folderDriveItemId'),
      fileNames.formDraft,
    );
  }
}
