import {
  formatOperationUrl,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  type ListItem,
  operations,
  prefetchRequests,
} from '@tideform/graph';

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
