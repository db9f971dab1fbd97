import { type GraphClient, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { findItem } from '../library/drive-items.ts';
import { toFieldText } from '../library/layout.ts';
import { toSafeName } from '../library/safe-name.ts';
import { setItemFields } from '../library/write-fields.ts';
import { buildFormItemFields, fetchConfig, uploadConfig } from './form-files.ts';
import type { FormService } from './form-service.ts';
import { registerPublished } from './get-or-create-responses-folder.ts';
import { type FormLocation, requireForm, requireValue, updateFormRow } from './require-form.ts';

type ConfigUpdate = Parameters<FormService['updateConfig']>[1];

/**
 * Updates form.config.json and keeps properties that this program doesn't know. A new title also renames the form's
 * folder, its responses folder and the titles of its files. The config file is written last: other users see the new
 * title once everything has it, and a repeated call after an interruption makes all changes again.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Form ({id}) is missing folderDriveItemId'
 */
export async function updateConfig(context: SyncContext, formId: string, change: ConfigUpdate): Promise<FormRow> {
  const formLocation = await requireForm(context, formId);
  const { graph } = context.ports;
  const driveItemId = requireValue(formLocation.form.driveItemId, formId, 'driveItemId');
  const wanted = withCleanTitle(change);
  if (wanted.title !== undefined && wanted.title !== formLocation.form.title)
    await renameForm(graph, formLocation, wanted.title);
  const config = removeEmptyProperties({ ...(await fetchConfig(graph, formLocation.driveId, driveItemId)), ...wanted });
  const item = await uploadConfig(graph, formLocation.driveId, driveItemId, config);
  const fields = buildFormItemFields('form-config', config);
  await setItemFields(graph, formLocation.driveId, driveItemId, { ...fields, tfChannelId: config.channelId ?? null });
  await registerPublished(context, removeEmptyProperties({ ...formLocation.form, ...wanted }), formLocation.driveId);
  return updateFormRow(context, formId, (form) =>
    removeEmptyProperties({ ...form, ...wanted, ...(item.eTag && { eTag: item.eTag }) }),
  );
}

/** Removes properties that were set to an empty string. */
function removeEmptyProperties<Config extends object>(config: Config): Config {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== '')) as Config;
}

function withCleanTitle(change: ConfigUpdate): ConfigUpdate {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as ConfigUpdate;
  return named.title === undefined ? named : { ...named, title: named.title.trim() || 'Untitled' };
}

async function renameForm(graph: GraphClient, { form, driveId }: FormLocation, title: string): Promise<void> {
  const names = { from: toSafeName(form.title), to: toSafeName(title) };
  await renameFolder(graph, driveId, requireValue(form.folderDriveItemId, form.id, 'folderDriveItemId'), names);
  if (form.responsesDriveItemId) await renameFolder(graph, driveId, form.responsesDriveItemId, names);
  const tfTitle = toFieldText(title);
  if (form.draft) await setItemFields(graph, driveId, form.draft.driveItemId, { tfTitle });
  // NOTE: changing fields creates a version of the file that isn't a publication, so it must not repeat a publication's
  // comment.
  if (form.published)
    await setItemFields(graph, driveId, form.published.driveItemId, { tfTitle, tfVersionComment: null });
}

/** Renames a form's folder. The service adds a number if another form has that name. */
async function renameFolder(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const folder = await findItem(graph, driveId, itemId);
  if (!folder || folder.name === to) return;
  // 'Audit 1' is the name that the service chose for 'Audit' in an interrupted call, unless it is the old title 'Audit
  // 1'.
  const isAlreadyRenamed = folder.name !== from && folder.name.replace(/ \d+$/, '') === to;
  if (isAlreadyRenamed) return;
  await graph.call(
    operations.updateItem,
    { driveId, itemId },
    { body: { name: to, '@microsoft.graph.conflictBehavior': 'rename' } },
  );
}
