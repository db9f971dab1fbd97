import { type DriveItem, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormContent, FormRow } from '../database/rows.ts';
import { findChild, findItem, findItemByPath } from '../library/drive-items.ts';
import { toDraftContent } from '../library/form-content.ts';
import { fileNames, folderNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { formDraftFile, formPublishedFile } from '../library/stored-files.ts';
import { type ItemFields, setItemFields } from '../library/write-fields.ts';
import { claimFormFolder } from './add-form.ts';
import { buildFormItemFields, fetchConfig } from './form-files.ts';
import { type FormLocation, requireForm, requireValue, updateFormRow } from './require-form.ts';

/**
 * Creates a folder for a form of the old layout and moves its files there; their IDs and versions stay. The config file
 * moves last: as long as it is in the old location, an interrupted migration is completed by the next edit. Other forms
 * stay unchanged.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Unable to access forms folder', 'Problem creating form folder'
 */
export async function migrateOldForm(context: SyncContext, formId: string): Promise<void> {
  const form = await context.database.forms.get(formId);
  if (!form?.driveMigrationRequired) return;
  const formLocation = await requireForm(context, formId);
  const { driveId } = formLocation;
  const { graph } = context.ports;
  const config = await fetchConfig(graph, driveId, requireValue(form.driveItemId, formId, 'driveItemId'));
  const folder = await claimFormFolder(context, driveId, config);
  // After an interruption, the next migration finds the folder of the moved files by this column.
  await setItemFields(graph, driveId, folder.id, { tfFormId: formId });
  const moveTo = (name: string, knownId: string | undefined, fields?: ItemFields) =>
    moveFile(context, formLocation, { folderId: folder.id, name, knownId, ...(fields && { fields }) });
  const published = await moveTo(fileNames.formPublished, form.published?.driveItemId);
  const draft = await moveTo(fileNames.formDraft, form.draft?.driveItemId, buildFormItemFields('form-draft', config));
  const missing = await fetchMissingContent(context, formLocation, draft, published);
  await moveTo(fileNames.formConfig, form.driveItemId, buildFormItemFields('form-config', config));
  await updateFormRow(context, formId, ({ driveMigrationRequired: _required, oldName: _name, ...current }) => ({
    ...missing,
    ...current,
    folderDriveItemId: folder.id,
  }));
}

/**
 * Moves a file and returns it in its new location, even if another user has moved it already.
 * NOTE: the columns are written before the file moves, so that an interrupted call repeats both. The published file
 * keeps its columns, because changing them creates a file version that isn't a publication.
 */
async function moveFile(
  { ports: { graph } }: SyncContext,
  { form, driveId }: FormLocation,
  file: {
    readonly folderId: string;
    readonly name: string;
    readonly knownId: string | undefined;
    readonly fields?: ItemFields;
  },
): Promise<DriveItem | undefined> {
  const { folderId, name, knownId } = file;
  const oldName = requireValue(form.oldName, form.id, 'folderDriveItemId');
  const known = knownId === undefined ? undefined : await findItem(graph, driveId, knownId);
  const item = known ?? (await findItemByPath(graph, driveId, `${folderNames.formConfig}/${oldName}.${name}`));
  if (!item) return findChild(graph, driveId, folderId, name);
  if (item.name === name && item.parentReference?.id === folderId) return item;
  if (file.fields) await setItemFields(graph, driveId, item.id, file.fields);
  const body = { name, parentReference: { id: folderId }, '@microsoft.graph.conflictBehavior': 'fail' as const };
  return graph.call(operations.updateItem, { driveId, itemId: item.id }, { body });
}

/**
 * Reads files that an interrupted call has already moved: the delta of the library won't report them to this device
 * again.
 */
async function fetchMissingContent(
  { ports: { graph } }: SyncContext,
  { form, driveId }: FormLocation,
  draft: DriveItem | undefined,
  published: DriveItem | undefined,
): Promise<Pick<FormRow, 'draft' | 'published'>> {
  const found: { -readonly [Key in 'draft' | 'published']?: FormRow[Key] } = {};
  if (draft && !form.draft) {
    found.draft = toStoredContent(draft, await readJsonFile(graph, driveId, draft, formDraftFile));
  }
  if (published && !form.published) {
    const file = await readJsonFile(graph, driveId, published, formPublishedFile);
    found.published = { ...toStoredContent(published, file), version: file.version };
  }
  return found;
}

function toStoredContent({ id, eTag }: DriveItem, file: Parameters<typeof toDraftContent>[0]): FormContent {
  return { driveItemId: id, ...(eTag && { eTag }), ...toDraftContent(file) };
}
