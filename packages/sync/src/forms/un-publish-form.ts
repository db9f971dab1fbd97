import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { deleteItemIfPresent, findChild } from '../library/drive-items.ts';
import { fileNames } from '../library/layout.ts';
import { getItemFields } from '../library/write-fields.ts';
import { changeConfig } from './change-config.ts';
import { requireForm, requireValue, updateFormRow } from './require-form.ts';

/**
 * Deletes the published version; the draft and all responses stay. The config file keeps the version number, so that
 * later versions never reuse it: responses refer to their definition by this number.
 */
export async function unPublishForm(context: SyncContext, formId: string): Promise<FormRow> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph } = context.ports;
  const folderId = requireValue(form.folderDriveItemId, formId, 'folderDriveItemId');
  const file = await findChild(graph, driveId, folderId, fileNames.formPublished);
  if (file) {
    const { tfFormVersion } = await getItemFields(graph, driveId, file.id, ['tfFormVersion']);
    const version = typeof tfFormVersion === 'number' ? tfFormVersion : 0;
    const lastVersion = Math.max(version, form.published?.version ?? 0);
    if (lastVersion > 0)
      await changeConfig(context, formId, (config) => ({
        lastVersion: Math.max(lastVersion, config.lastVersion ?? 0),
      }));
    await deleteItemIfPresent(graph, driveId, file.id);
  }
  return updateFormRow(context, formId, ({ published: _gone, ...current }) => current);
}
