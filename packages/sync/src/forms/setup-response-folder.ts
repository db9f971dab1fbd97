import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { getOrCreateResponsesFolder, registerPublished } from './get-or-create-responses-folder.ts';
import { requireForm, updateFormRow } from './require-form.ts';

/**
 * Returns the form with its responses folder, and creates the folder again if it was deleted ('Re-create Responses
 * Folder'). Registers the new folder with the server if the form is published.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Unable to get default responses folder'
 */
export async function setupResponseFolder(context: SyncContext, formId: string): Promise<FormRow> {
  const formLocation = await requireForm(context, formId);
  const responsesDriveItemId = await getOrCreateResponsesFolder(context, formLocation);
  await registerPublished(context, { ...formLocation.form, responsesDriveItemId }, formLocation.driveId);
  return updateFormRow(context, formId, (form) => ({ ...form, responsesDriveItemId }));
}
