import type { SyncContext } from '../context.ts';
import { removeForm } from '../inbox/remove-items.ts';
import { deleteItemIfPresent } from '../library/drive-items.ts';
import { requireForm, requireValue } from './require-form.ts';

/**
 * Deletes the webhook through which an older program sent the form's emails, then the form's folder with its files,
 * then the local record. An interrupted call is completed by the next one: the folder is deleted after the webhook, so
 * the form stays visible as long as work is left. Responses stay, in the library and locally.
 */
export async function deleteForm(context: SyncContext, formId: string): Promise<void> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph, server } = context.ports;
  const folderId = requireValue(form.folderDriveItemId, formId, 'folderDriveItemId');
  await server.deleteInbuiltEmailWebhook(form.teamId, formId);
  await deleteItemIfPresent(graph, driveId, folderId);
  const { database } = context;
  await database.transaction('rw', database.forms, database.responses, () => removeForm(database, form));
}
