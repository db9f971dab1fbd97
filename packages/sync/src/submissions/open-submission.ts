import {
  compare,
  driveItem,
  formatFilter,
  type GraphClient,
  GraphError,
  type ListItem,
  operations,
} from '@tideform/graph';
import { readJsonFile } from '../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';

const noAccess = 'Looks like you do not have access to this submission';

/**
 * Reads one submission whole, by its response id, with the item of its PDF.
 *
 * NOTE: the one list query without a partition: who opens a link does not know it, and the indexed response id selects a
 * handful of rows.
 *
 * @throws 'Looks like you do not have access to this submission'
 */
export async function openSubmission(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<{ readonly response: ResponseFile; readonly pdfItemId?: string }> {
  const rows = await refusedAsNoAccess(() => findRows(graph, driveId, responseId, signal));
  const submission = rows.find((row) => row.fields?.tfItemType === 'submission');
  const item = driveItem.safeParse(submission?.driveItem);
  if (!item.success) throw new Error(noAccess);
  const response = await refusedAsNoAccess(() => readJsonFile(graph, driveId, item.data, responseFile, signal));
  const pdf = driveItem.safeParse(rows.find((row) => row.fields?.tfItemType === 'pdf')?.driveItem);
  return { response, ...(pdf.success && { pdfItemId: pdf.data.id }) };
}

async function findRows(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<readonly ListItem[]> {
  const query = {
    filter: formatFilter(compare('fields/tfResponseId', 'eq', responseId)),
    expand: 'fields($select=tfItemType,tfResponseId),driveItem',
  };
  const rows = graph.rows(operations.listDriveListItems, { driveId }, { query, ...(signal && { signal }) });
  return Array.fromAsync(rows);
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
