import {
  compare,
  formatFilter,
  formatOperationUrl,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  type ListItem,
  operations,
  prefetchRequests,
} from '@tideform/graph';

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

/** Request header that lets a library answer queries without an index, as long as it has few rows. */
export const preferUnindexedHeader = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };

/**
 * Loads the first pages of several library queries in one batch. Queries that are refused in the batch are repeated
 * separately, so that a throttled query isn't mistaken for a query without rows.
 *
 * @throws GraphError for a query that is refused again
 */
export async function listInOneBatch(
  graph: GraphClient,
  driveId: string,
  queries: readonly GraphQuery[],
  signal?: AbortSignal,
): Promise<readonly GraphPage<ListItem>[]> {
  const list = operations.listDriveListItems;
  const batch = await prefetchRequests(
    graph,
    queries.map((query) => formatOperationUrl(graph.baseUrl, list, { driveId }, query)),
    signal,
  );
  const pages: GraphPage<ListItem>[] = [];
  for (const query of queries) {
    pages.push(
      await batch.page(list, { driveId }, { query, headers: preferUnindexedHeader, ...(signal && { signal }) }),
    );
  }
  return pages;
}

/** IDs of SharePoint content types. IDs of derived types and types in lists start with them; names are localized. */
const contentTypePrefixes = { folder: '0x0120', person: '0x010A', siteGroup: '0x010B' } as const;

/** Returns whether a row has a content type, independent of the site's language. */
export function hasContentType({ contentType }: ListItem, type: keyof typeof contentTypePrefixes): boolean {
  return contentType?.id?.toUpperCase().startsWith(contentTypePrefixes[type].toUpperCase()) ?? false;
}

/** Returns whether a library row is a folder. */
export function isFolderRow(row: ListItem): boolean {
  return row.driveItem?.folder !== undefined || hasContentType(row, 'folder');
}
