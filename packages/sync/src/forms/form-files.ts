import { type DriveItem, type GraphClient, GraphOutage, operations } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { type Folder, findChild, getOrCreateFolder } from '../library/drive-items.ts';
import { fileNames, type ItemType, toFieldText } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { toNumberedName, toSafeName } from '../library/safe-name.ts';
import { type FormConfigFile, formConfigFile } from '../library/stored-files.ts';
import { createJsonBlob, type UploadTarget, uploadFile } from '../library/upload-file.ts';
import { type ItemFields, setItemFields } from '../library/write-fields.ts';
import type { RandomGenerator } from '../ports.ts';

/** Returns the column values of a form's file. */
export function buildFormItemFields(
  itemType: ItemType,
  form: { readonly id: string; readonly title: string; readonly channelId?: string | undefined },
): ItemFields {
  return {
    tfItemType: itemType,
    tfFormId: form.id,
    tfTitle: toFieldText(form.title),
    tfChannelId: form.channelId,
  };
}

/**
 * Writes a file of a form and sets its columns.
 *
 * @throws FailureError `form-file-not-created` with the refusal as its cause. Outages are thrown unchanged.
 */
export async function createFormFile(
  graph: GraphClient,
  target: UploadTarget,
  content: unknown,
  fields: ItemFields,
): Promise<DriveItem> {
  return wrapErrors(new FailureError('form-file-not-created', { file: target.name }), async () => {
    const item = await uploadFile(graph, target, createJsonBlob(content));
    await setItemFields(graph, target.driveId, item.id, fields);
    return item;
  });
}

/**
 * Runs `work` and wraps its errors in `failure`, except outages.
 *
 * @throws `failure`, with the error as its cause
 */
export async function wrapErrors<T>(failure: FailureError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    throw new FailureError(failure.kind, failure.parameters, { cause: error });
  }
}

/** Reads form.config.json in a form's folder; `undefined` if there is none. */
export async function findConfig(
  graph: GraphClient,
  driveId: string,
  folderId: string,
): Promise<{ readonly item: DriveItem; readonly content: FormConfigFile } | undefined> {
  const item = await findChild(graph, driveId, folderId, fileNames.formConfig);
  return item && { item, content: await readJsonFile(graph, driveId, item, formConfigFile) };
}

/** Reads the current form.config.json. */
export async function fetchConfig(graph: GraphClient, driveId: string, itemId: string): Promise<FormConfigFile> {
  const item = await graph.call(operations.getItem, { driveId, itemId });
  return readJsonFile(graph, driveId, item, formConfigFile);
}

export async function uploadConfig(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  config: FormConfigFile,
): Promise<DriveItem> {
  return uploadFile(graph, { driveId, itemId, name: fileNames.formConfig }, createJsonBlob(config));
}

/**
 * Returns a folder named after `title` that belongs to one form. Forms may have the same title, so a taken name gets a
 * number, and after 9 a random suffix.
 *
 * @param isReusable recognizes a folder that an earlier, interrupted call created
 */
export async function claimFolder(
  graph: GraphClient,
  chance: RandomGenerator,
  folderLocation: { readonly driveId: string; readonly parentId: string; readonly title: string },
  isReusable: (folder: DriveItem) => Promise<boolean>,
): Promise<Folder> {
  const { driveId, parentId, title } = folderLocation;
  for (let suffix = 0; suffix <= 9; suffix++) {
    const name = suffix === 0 ? toSafeName(title) : toNumberedName(title, suffix);
    const folder = await getOrCreateFolder(graph, driveId, parentId, name);
    if (folder.created || (await isReusable(folder.item))) return folder;
  }
  return getOrCreateFolder(graph, driveId, parentId, toNumberedName(title, chance.uuid().slice(0, 8)));
}
