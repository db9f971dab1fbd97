import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { deleteIfPresent, findChild } from '../library/find-item.ts';
import { fileNames } from '../library/layout.ts';
import { changeForm, present, requireForm } from './require-form.ts';

/** Takes the published version back: the file goes, the draft and all responses stay. */
export async function unPublishForm(context: SyncContext, formId: string): Promise<FormRow> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph } = context.ports;
  const folderId = present(form.folderDriveItemId, formId, 'folderDriveItemId');
  const file = await findChild(graph, driveId, folderId, fileNames.formPublished);
  if (file) await deleteIfPresent(graph, driveId, file.id);
  return changeForm(context, formId, ({ published: _gone, ...current }) => current);
}
