import type { DriveItem } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import { findItem } from '../library/find-item.ts';
import { getItemFields, setItemFields } from '../library/item-fields.ts';
import { folderNames } from '../library/layout.ts';
import { topFolder } from '../library/top-folder.ts';
import { claimFolder } from './claim-folder.ts';
import { readConfig, writeConfig } from './form-files.ts';
import { type FormPlace, present } from './require-form.ts';

/**
 * The folder of a form's responses, made when it is missing. form.config.json tells everybody which it is; the folder's
 * column tfFormId tells a call that was cut in between.
 *
 * @returns its item id.
 * @throws 'Form ({id}) is missing driveItemId', 'no-responses-folder'
 */
export async function setUpResponsesFolder(context: SyncContext, place: FormPlace): Promise<string> {
  const { form, driveId } = place;
  const { graph, chance } = context.ports;
  const configId = present(form.driveItemId, form.id, 'driveItemId');
  const config = await readConfig(graph, driveId, configId);
  const known = config.responsesDriveItemId ?? form.responsesDriveItemId;
  if (known && (await findItem(graph, driveId, known))) return known;
  const parent = await topFolder(graph, driveId, folderNames.responses, 'no-responses-folder');
  const folder = await claimFolder(graph, chance, { driveId, parentId: parent.id, title: form.title }, (candidate) =>
    belongsTo(context, driveId, candidate, form.id),
  );
  await setItemFields(graph, driveId, folder.item.id, { tfFormId: form.id });
  await writeConfig(graph, driveId, configId, { ...config, responsesDriveItemId: folder.item.id });
  return folder.item.id;
}

/** Marked with the form, or this person's own empty folder that was not marked yet. */
async function belongsTo(context: SyncContext, driveId: string, folder: DriveItem, formId: string): Promise<boolean> {
  const { tfFormId } = await getItemFields(context.ports.graph, driveId, folder.id, ['tfFormId']);
  if (tfFormId !== undefined) return tfFormId === formId;
  const isEmpty = folder.folder?.childCount === 0;
  return isEmpty && folder.createdBy?.user?.id === signedIn(context.ports).userId;
}
