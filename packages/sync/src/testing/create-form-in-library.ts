import { isSameJson } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { toDraftContent } from '../library/form-content.ts';

const emptyDraft = { schema: { components: [] } };

/**
 * Adds the form to its team's library and publishes it as often as its version number says. Returns its row with the
 * IDs of the created items. If the form has edits that only the device has (`isDirty`), the library's draft is empty.
 */
export async function createFormInLibrary(context: SyncContext, row: FormRow): Promise<FormRow> {
  if (row.isGone) return row;
  const service = createFormService(context);
  const { id, teamId, title, icon, channelId, category, metadata, published } = row;
  const draft = row.isDirty ? emptyDraft : toDraftContent(row.draft ?? published ?? emptyDraft);
  const first = published ? toDraftContent(published) : draft;
  const optional = { ...(icon && { icon }), ...(channelId && { channelId }), ...(category && { category }) };
  await service.add(teamId, { id, title, ...optional, schema: first.schema });
  if (metadata) await service.updateConfig(id, { metadata });
  if (!isSameJson(first, { schema: first.schema })) await service.updateDraft(id, first);
  for (let version = 0; published && version < published.version; version++) await service.publish(id, '');
  if (!isSameJson(first, draft)) await service.updateDraft(id, draft);
  return addItemIds(row, (await context.database.forms.get(id)) ?? row);
}

function addItemIds(row: FormRow, createdRow: FormRow): FormRow {
  const { driveItemId, folderDriveItemId, responsesDriveItemId, draft, published } = createdRow;
  return {
    ...row,
    ...{ driveItemId, folderDriveItemId },
    ...(responsesDriveItemId && { responsesDriveItemId }),
    ...(row.draft && draft && { draft: { ...row.draft, driveItemId: draft.driveItemId } }),
    ...(row.published && published && { published: { ...row.published, driveItemId: published.driveItemId } }),
  };
}
