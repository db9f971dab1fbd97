import { type DriveItem, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormContent, FormRow } from '../database/rows.ts';
import { findByPath, findChild, findItem } from '../library/find-item.ts';
import { draftContent } from '../library/form-content.ts';
import { type ItemFields, setItemFields } from '../library/item-fields.ts';
import { fileNames, folderNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { formDraftFile, formPublishedFile } from '../library/stored-files.ts';
import { claimFormFolder } from './add-form.ts';
import { formFields, readConfig } from './form-files.ts';
import { changeForm, type FormPlace, present, requireForm } from './require-form.ts';

/**
 * Gives a form of the old layout a folder of its own and moves its files there; their ids and versions stay. The config
 * goes last: as long as it lies in the old place, a call that was cut is done again by whoever edits next. Any other form
 * is left alone.
 *
 * @throws 'Form ({id}) is missing driveItemId', 'Unable to access forms folder', 'Problem creating form folder'
 */
export async function migrateOldForm(context: SyncContext, formId: string): Promise<void> {
  const form = await context.database.forms.get(formId);
  if (!form?.driveMigrationRequired) return;
  const place = await requireForm(context, formId);
  const { driveId } = place;
  const { graph } = context.ports;
  const config = await readConfig(graph, driveId, present(form.driveItemId, formId, 'driveItemId'));
  const folder = await claimFormFolder(context, driveId, config);
  // Whoever goes on after a cut finds by it where the first files went.
  await setItemFields(graph, driveId, folder.id, { tfFormId: formId });
  const to = (name: string, knownId: string | undefined, fields?: ItemFields) =>
    move(context, place, { folderId: folder.id, name, knownId, ...(fields && { fields }) });
  const published = await to(fileNames.formPublished, form.published?.driveItemId);
  const draft = await to(fileNames.formDraft, form.draft?.driveItemId, formFields('form-draft', config));
  const missing = await readMissing(context, place, draft, published);
  await to(fileNames.formConfig, form.driveItemId, formFields('form-config', config));
  await changeForm(context, formId, ({ driveMigrationRequired: _required, oldName: _name, ...current }) => ({
    ...missing,
    ...current,
    folderDriveItemId: folder.id,
  }));
}

/**
 * Answers the file in its new place, whoever has moved it.
 *
 * NOTE: the columns are written before the file moves, so that a cut in between is met again. The published file keeps its
 * columns: a change of them makes a version that is no publication.
 */
async function move(
  { ports: { graph } }: SyncContext,
  { form, driveId }: FormPlace,
  file: {
    readonly folderId: string;
    readonly name: string;
    readonly knownId: string | undefined;
    readonly fields?: ItemFields;
  },
): Promise<DriveItem | undefined> {
  const { folderId, name, knownId } = file;
  const oldName = present(form.oldName, form.id, 'folderDriveItemId');
  const known = knownId === undefined ? undefined : await findItem(graph, driveId, knownId);
  const item = known ?? (await findByPath(graph, driveId, `${folderNames.formConfig}/${oldName}.${name}`));
  if (!item) return findChild(graph, driveId, folderId, name);
  if (item.name === name && item.parentReference?.id === folderId) return item;
  if (file.fields) await setItemFields(graph, driveId, item.id, file.fields);
  const body = { name, parentReference: { id: folderId }, '@microsoft.graph.conflictBehavior': 'fail' as const };
  return graph.call(operations.updateItem, { driveId, itemId: item.id }, { body });
}

/** What went ahead in a cut call may have passed this device by: no change will bring it again. */
async function readMissing(
  { ports: { graph } }: SyncContext,
  { form, driveId }: FormPlace,
  draft: DriveItem | undefined,
  published: DriveItem | undefined,
): Promise<Pick<FormRow, 'draft' | 'published'>> {
  const found: { -readonly [Key in 'draft' | 'published']?: FormRow[Key] } = {};
  if (draft && !form.draft) {
    found.draft = contentOf(draft, await readJsonFile(graph, driveId, draft, formDraftFile));
  }
  if (published && !form.published) {
    const file = await readJsonFile(graph, driveId, published, formPublishedFile);
    found.published = { ...contentOf(published, file), version: file.version };
  }
  return found;
}

function contentOf({ id, eTag }: DriveItem, file: Parameters<typeof draftContent>[0]): FormContent {
  return { driveItemId: id, ...(eTag && { eTag }), ...draftContent(file) };
}
