import type { DriveItem } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { fetchTopFolder, findItem } from '../library/drive-items.ts';
import { folderNames } from '../library/layout.ts';
import { getItemFields, setItemFields } from '../library/write-fields.ts';
import { claimFolder, fetchConfig, uploadConfig } from './form-files.ts';
import { type FormLocation, requireValue } from './require-form.ts';

/**
 * Returns the folder of a form's responses, and creates it if it is missing. form.config.json stores its ID for all
 * users; the folder's column tfFormId identifies it to a call that resumes after an interruption.
 *
 * @returns the drive item ID of the folder
 * @throws 'Form ({id}) is missing driveItemId', 'no-responses-folder'
 */
export async function getOrCreateResponsesFolder(context: SyncContext, formLocation: FormLocation): Promise<string> {
  const { form, driveId } = formLocation;
  const { graph, chance } = context.ports;
  const configId = requireValue(form.driveItemId, form.id, 'driveItemId');
  const config = await fetchConfig(graph, driveId, configId);
  const known = config.responsesDriveItemId ?? form.responsesDriveItemId;
  if (known && (await findItem(graph, driveId, known))) return known;
  const parent = await fetchTopFolder(graph, driveId, folderNames.responses, 'no-responses-folder');
  const folder = await claimFolder(graph, chance, { driveId, parentId: parent.id, title: form.title }, (candidate) =>
    isFolderOfForm(context, driveId, candidate, form.id),
  );
  await setItemFields(graph, driveId, folder.item.id, { tfFormId: form.id });
  await uploadConfig(graph, driveId, configId, { ...config, responsesDriveItemId: folder.item.id });
  return folder.item.id;
}

/** Returns whether the folder is marked with the form, or is an empty, unmarked folder of this user. */
async function isFolderOfForm(
  context: SyncContext,
  driveId: string,
  folder: DriveItem,
  formId: string,
): Promise<boolean> {
  const { tfFormId } = await getItemFields(context.ports.graph, driveId, folder.id, ['tfFormId']);
  if (tfFormId !== undefined) return tfFormId === formId;
  const isEmpty = folder.folder?.childCount === 0;
  return isEmpty && folder.createdBy?.user?.id === requireIdentity(context.ports).userId;
}

/**
 * Registers a published form with Tideform's server; does nothing for a form without a published version. Repeated
 * calls replace the registration.
 */
export async function registerPublished({ ports }: SyncContext, form: FormRow, driveId: string): Promise<void> {
  if (!form.published || !form.responsesDriveItemId) return;
  await ports.server.registerForm(form.teamId, form.id, {
    driveId,
    title: form.title,
    ...(form.channelId && { channelId: form.channelId }),
    publishedDriveItemId: form.published.driveItemId,
    responsesFolderDriveItemId: form.responsesDriveItemId,
  });
}
