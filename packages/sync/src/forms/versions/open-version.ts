import { type DriveItem, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { Failed } from '../../failures/failed.ts';
import { draftContent } from '../../library/form-content.ts';
import { checkedJson, readJsonFile } from '../../library/read-json-file.ts';
import { type FormPublishedFile, formPublishedFile } from '../../library/stored-files.ts';
import type { PublishedForm } from '../form-service.ts';
import { present, requireForm } from '../require-form.ts';

/**
 * What one version of a form published.
 *
 * @throws 'Invalid form: {id}', 'Error downloading selected version'
 */
export async function openVersion(
  context: SyncContext,
  formId: string,
  versionId: string,
  signal?: AbortSignal,
): Promise<PublishedForm> {
  const { form, driveId } = await requireForm(context, formId);
  try {
    const { driveItemId } = present(form.published, formId, 'form.published.json');
    const content = await download(context, { driveId, itemId: driveItemId, versionId }, signal);
    return { ...draftContent(content), version: content.version };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failed('version-not-downloaded', {}, { cause });
  }
}

async function download(
  { ports: { graph } }: SyncContext,
  place: { readonly driveId: string; readonly itemId: string; readonly versionId: string },
  signal: AbortSignal | undefined,
): Promise<FormPublishedFile> {
  const calling = signal && { signal };
  const version = await graph.call(operations.getItemVersion, place, calling);
  const address = version['@microsoft.graph.downloadUrl'];
  if (address)
    return checkedJson('form.published.json', await (await graph.download(address, signal)).text(), formPublishedFile);
  // NOTE: the current version has no address of its own: it is what the file holds.
  const item: DriveItem = await graph.call(operations.getItem, place, calling);
  return readJsonFile(graph, place.driveId, item, formPublishedFile, signal);
}
