import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { findChild, findItem } from '../library/find-item.ts';
import { draftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormDraftFile, formDraftFile } from '../library/stored-files.ts';
import { changeForm, type FormPlace, present, requireForm } from './require-form.ts';

/**
 * Brings the draft as the library has it. Local edits that are not there yet stay.
 *
 * @throws 'Form ({id}) is missing form.draft.json', 'Problem downloading form ({id}) draft'
 */
export async function fetchDraft(context: SyncContext, formId: string): Promise<FormRow> {
  const place = await requireForm(context, formId);
  if (place.form.isDirty) return place.form;
  const { item, content } = await download(context, place);
  const draft = { driveItemId: item.id, ...(item.eTag && { eTag: item.eTag }), ...draftContent(content) };
  return changeForm(context, formId, (form) => (form.isDirty ? form : { ...form, draft }));
}

async function download(
  { ports: { graph } }: SyncContext,
  place: FormPlace,
): Promise<{ readonly item: DriveItem; readonly content: FormDraftFile }> {
  const { form, driveId } = place;
  try {
    const item = present(await findDraft(), form.id, fileNames.formDraft);
    return { item, content: await readJsonFile(graph, driveId, item, formDraftFile) };
  } catch (error) {
    if (error instanceof GraphError) throw new Failed('draft-not-downloaded', { formId: form.id }, { cause: error });
    throw error;
  }

  function findDraft(): Promise<DriveItem | undefined> {
    if (form.draft) return findItem(graph, driveId, form.draft.driveItemId);
    return findChild(
      graph,
      driveId,
      present(form.folderDriveItemId, form.id, 'folderDriveItemId'),
      fileNames.formDraft,
    );
  }
}
