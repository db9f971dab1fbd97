import type { SyncContext } from '../context.ts';
import { deleteIfPresent } from '../library/find-item.ts';
import { present, requireForm } from './require-form.ts';

/** Deletes the form's folder with its files, then the local record. Responses stay, in the library and locally. */
export async function deleteForm(context: SyncContext, formId: string): Promise<void> {
  const { form, driveId } = await requireForm(context, formId);
  await deleteIfPresent(context.ports.graph, driveId, present(form.folderDriveItemId, formId, 'folderDriveItemId'));
  await context.database.forms.delete(formId);
}
