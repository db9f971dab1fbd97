import { type DriveItem, type GraphClient, GraphOutage, operations } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import { findChild } from '../library/find-item.ts';
import { type ItemFields, setItemFields } from '../library/item-fields.ts';
import { fieldText, fileNames, type ItemType } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormConfigFile, formConfigFile } from '../library/stored-files.ts';
import { jsonContent, type UploadTarget, uploadFile } from '../library/upload-file.ts';

/** What the columns of a form's file say. */
export function formFields(
  itemType: ItemType,
  form: { readonly id: string; readonly title: string; readonly channelId?: string | undefined },
): ItemFields {
  return {
    tfItemType: itemType,
    tfFormId: form.id,
    tfTitle: fieldText(form.title),
    tfChannelId: form.channelId,
  };
}

/**
 * Writes a file of a form with its columns.
 *
 * @throws Failed `form-file-not-created` with the refusal as cause. Outages pass as they are.
 */
export async function createFormFile(
  graph: GraphClient,
  target: UploadTarget,
  content: unknown,
  fields: ItemFields,
): Promise<DriveItem> {
  return creating(new Failed('form-file-not-created', { file: target.name }), async () => {
    const item = await uploadFile(graph, target, jsonContent(content));
    await setItemFields(graph, target.driveId, item.id, fields);
    return item;
  });
}

/** Runs a step of creating something. @throws `failure`, with its cause */
export async function creating<T>(failure: Failed, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    throw new Failed(failure.kind, failure.parameters, { cause: error });
  }
}

/** form.config.json of a form's folder, or `undefined`. */
export async function findConfig(
  graph: GraphClient,
  driveId: string,
  folderId: string,
): Promise<{ readonly item: DriveItem; readonly content: FormConfigFile } | undefined> {
  const item = await findChild(graph, driveId, folderId, fileNames.formConfig);
  return item && { item, content: await readJsonFile(graph, driveId, item, formConfigFile) };
}

/** Reads form.config.json as it is now. */
export async function readConfig(graph: GraphClient, driveId: string, itemId: string): Promise<FormConfigFile> {
  const item = await graph.call(operations.getItem, { driveId, itemId });
  return readJsonFile(graph, driveId, item, formConfigFile);
}

export async function writeConfig(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  config: FormConfigFile,
): Promise<DriveItem> {
  return uploadFile(graph, { driveId, itemId, name: fileNames.formConfig }, jsonContent(config));
}
