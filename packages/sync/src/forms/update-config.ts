import { type GraphClient, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { findItem } from '../library/find-item.ts';
import { setItemFields } from '../library/item-fields.ts';
import { fieldText } from '../library/layout.ts';
import { safeName } from '../library/safe-name.ts';
import { formFields, readConfig, writeConfig } from './form-files.ts';
import type { FormService } from './form-service.ts';
import { registerPublished } from './register-published.ts';
import { changeForm, type FormPlace, present, requireForm } from './require-form.ts';

type ConfigChange = Parameters<FormService['updateConfig']>[1];

/**
 * Changes what form.config.json says; properties that this program does not know stay. A new title also renames the form's
 * folder, the folder of its responses and the titles of its files. The config is written last, so that others see the new
 * title when everything carries it, and a call that was cut does it all again.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Form ({id}) is missing folderDriveItemId'
 */
export async function updateConfig(context: SyncContext, formId: string, change: ConfigChange): Promise<FormRow> {
  const place = await requireForm(context, formId);
  const { graph } = context.ports;
  const driveItemId = present(place.form.driveItemId, formId, 'driveItemId');
  const wanted = withCleanTitle(change);
  if (wanted.title !== undefined && wanted.title !== place.form.title) await rename(graph, place, wanted.title);
  const config = withoutEmpty({ ...(await readConfig(graph, place.driveId, driveItemId)), ...wanted });
  const item = await writeConfig(graph, place.driveId, driveItemId, config);
  const fields = formFields('form-config', config);
  await setItemFields(graph, place.driveId, driveItemId, { ...fields, tfChannelId: config.channelId ?? null });
  await registerPublished(context, withoutEmpty({ ...place.form, ...wanted }), place.driveId);
  return changeForm(context, formId, (form) =>
    withoutEmpty({ ...form, ...wanted, ...(item.eTag && { eTag: item.eTag }) }),
  );
}

/** A property that was set to nothing is no property. */
function withoutEmpty<Config extends object>(config: Config): Config {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== '')) as Config;
}

function withCleanTitle(change: ConfigChange): ConfigChange {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as ConfigChange;
  return named.title === undefined ? named : { ...named, title: named.title.trim() || 'Untitled' };
}

async function rename(graph: GraphClient, { form, driveId }: FormPlace, title: string): Promise<void> {
  const names = { from: safeName(form.title), to: safeName(title) };
  await renameFolder(graph, driveId, present(form.folderDriveItemId, form.id, 'folderDriveItemId'), names);
  if (form.responsesDriveItemId) await renameFolder(graph, driveId, form.responsesDriveItemId, names);
  const tfTitle = fieldText(title);
  if (form.draft) await setItemFields(graph, driveId, form.draft.driveItemId, { tfTitle });
  // NOTE: a change of fields makes a version of the file, which is no publication: it must not repeat the comment of one.
  if (form.published)
    await setItemFields(graph, driveId, form.published.driveItemId, { tfTitle, tfVersionComment: null });
}

/** Renames a form's folder. The service adds a number to a name that another form already has. */
async function renameFolder(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const folder = await findItem(graph, driveId, itemId);
  if (!folder || folder.name === to) return;
  // 'Audit 1' is what the service made of 'Audit' in a call that was cut, unless it is the folder of the old title 'Audit 1'.
  const wasDone = folder.name !== from && folder.name.replace(/ \d+$/, '') === to;
  if (wasDone) return;
  await graph.call(
    operations.updateItem,
    { driveId, itemId },
    { body: { name: to, '@microsoft.graph.conflictBehavior': 'rename' } },
  );
}
