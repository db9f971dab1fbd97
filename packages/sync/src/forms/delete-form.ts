import type { SyncContext } from '../context.ts';
import { forgetForm } from '../inbox/forget-form.ts';
import { deleteIfPresent } from '../library/find-item.ts';
import { present, requireForm } from './require-form.ts';

/**
 * Deletes the webhook by which a former program sent the form's emails, its folder with its files, then the local record:
 * cut anywhere, the next call finishes the work. The folder goes after the webhook: as long as something is left to do,
 * everybody sees the form. Responses stay, in the library and locally.
 */
export async function deleteForm(context: SyncContext, formId: string): Promise<void> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph, server } = context.ports;
  const folderId = present(form.folderDriveItemId, formId, 'folderDriveItemId');
  await server.deleteInbuiltEmailWebhook(form.teamId, formId);
  await deleteIfPresent(graph, driveId, folderId);
  const { database } = context;
  await database.transaction('rw', database.forms, database.responses, () => forgetForm(database, form));
}
