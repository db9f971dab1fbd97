import { driveItem, type GraphClient, GraphError } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { listResponseRows } from '../library/response-rows.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';

/**
 * Reads one complete submission by its response ID, with the item ID of its PDF.
 *
 * @throws FailureError `no-submission-access`
 */
export async function openSubmission(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<{ readonly response: ResponseFile; readonly pdfItemId?: string }> {
  const rows = await wrapRefusal(() => listResponseRows(graph, driveId, responseId, signal));
  const submission = rows.find((row) => row.fields?.tfItemType === 'submission');
  const item = driveItem.safeParse(submission?.driveItem);
  if (!item.success) throw new FailureError('no-submission-access', {});
  const content = await wrapRefusal(() => readJsonFile(graph, driveId, item.data, responseFile, signal));
  // NOTE: locations are taken from the library, never from the file's content, which other users may have written.
  const { webUrl: _url, driveItemId: _item, folderDriveItemId: _folder, ...rest } = content;
  const { id: driveItemId, webUrl, parentReference } = item.data;
  const folderDriveItemId = parentReference?.id;
  const itemLocation = { driveItemId, ...(webUrl && { webUrl }), ...(folderDriveItemId && { folderDriveItemId }) };
  const response: ResponseFile = { ...rest, ...itemLocation };
  const pdf = driveItem.safeParse(rows.find((row) => row.fields?.tfItemType === 'pdf')?.driveItem);
  return { response, ...(pdf.success && { pdfItemId: pdf.data.id }) };
}

async function wrapRefusal<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) {
      throw new FailureError('no-submission-access', {}, { cause: error });
    }
    throw error;
  }
}
