import { compare, formatFilter, type GraphClient, type ListItem, operations } from '@tideform/graph';
import { preferUnindexedHeader } from './list-in-one-batch.ts';

/**
 * Lists all library items of one response: its folder, JSON, PDF and attachments.
 * NOTE: this is the only list query without a partition, because only the ID is known; the indexed response ID selects
 * a handful of rows.
 */
export function listResponseRows(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<ListItem[]> {
  const query = {
    filter: formatFilter(compare('fields/tfResponseId', 'eq', responseId)),
    expand: 'fields($select=tfItemType,tfResponseId,tfFormId),driveItem',
  };
  const options = { query, headers: preferUnindexedHeader, ...(signal && { signal }) };
  return Array.fromAsync(graph.rows(operations.listDriveListItems, { driveId }, options));
}
