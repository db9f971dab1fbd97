import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { registerPublished } from './register-published.ts';
import { changeForm, requireForm } from './require-form.ts';
import { setUpResponsesFolder } from './responses-folder.ts';

/**
 * The form's responses folder: there, or made again when somebody has deleted it ('Re-create Responses Folder'). The
 * server hears of the new one when the form is published.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Unable to get default responses folder'
 */
export async function setupResponseFolder(context: SyncContext, formId: string): Promise<FormRow> {
  const place = await requireForm(context, formId);
  const responsesDriveItemId = await setUpResponsesFolder(context, place);
  await registerPublished(context, { ...place.form, responsesDriveItemId }, place.driveId);
  return changeForm(context, formId, (form) => ({ ...form, responsesDriveItemId }));
}
