import { driveItem, type GraphClient, GraphError } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { responseRows } from '../library/response-rows.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';

/**
 * Reads one submission whole, by its response id, with the item of its PDF.
 *
 * @throws Failed `no-submission-access`
 */
export async function openSubmission(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<{ readonly response: ResponseFile; readonly pdfItemId?: string }> {
  const rows = await refusedAsNoAccess(() => responseRows(graph, driveId, responseId, signal));
  const submission = rows.find((row) => row.fields?.tfItemType === 'submission');
  const item = driveItem.safeParse(submission?.driveItem);
  if (!item.success) throw new Failed('no-submission-access', {});
  const content = await refusedAsNoAccess(() => readJsonFile(graph, driveId, item.data, responseFile, signal));
  // NOTE: where it lies is what the library says, never what somebody wrote into the file.
  const { webUrl: _url, driveItemId: _item, folderDriveItemId: _folder, ...rest } = content;
  const { id: driveItemId, webUrl, parentReference } = item.data;
  const folderDriveItemId = parentReference?.id;
  const place = { driveItemId, ...(webUrl && { webUrl }), ...(folderDriveItemId && { folderDriveItemId }) };
  const response: ResponseFile = { ...rest, ...place };
  const pdf = driveItem.safeParse(rows.find((row) => row.fields?.tfItemType === 'pdf')?.driveItem);
  return { response, ...(pdf.success && { pdfItemId: pdf.data.id }) };
}

async function refusedAsNoAccess<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) {
      throw new Failed('no-submission-access', {}, { cause: error });
    }
    throw error;
  }
}
