import { compare, formatFilter, type GraphClient, type ListItem, operations } from '@tideform/graph';
import { preferUnindexed } from './list-together.ts';

/**
 * Everything in the library that belongs to one response: its folder, its JSON, PDF and attachments.
 *
 * NOTE: the one list query without a partition: who knows an id does not know where it lies, and the indexed response id
 * selects a handful of rows.
 */
export function responseRows(
  graph: GraphClient,
  driveId: string,
  responseId: string,
  signal?: AbortSignal,
): Promise<ListItem[]> {
  const query = {
    filter: formatFilter(compare('fields/tfResponseId', 'eq', responseId)),
    expand: 'fields($select=tfItemType,tfResponseId,tfFormId),driveItem',
  };
  const options = { query, headers: preferUnindexed, ...(signal && { signal }) };
  return Array.fromAsync(graph.rows(operations.listDriveListItems, { driveId }, options));
}
