import { driveItem, type GraphClient, GraphError } from '@tideform/graph';
import { readJsonFile } from '../library/read-json-file.ts';
import { responseRows } from '../library/response-rows.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';

const noAccess = 'Looks like you do not have access to this submission';

/**
 * Reads one submission whole, by its response id, with the item of its PDF.
 *
 * @throws 'Looks like you do not have access to this submission'
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
  if (!item.success) throw new Error(noAccess);
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
      throw new Error(noAccess, { cause: error });
    }
    throw error;
  }
}
