import {
  addressOf,
  askTogether,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  type ListItem,
  operations,
} from '@tideform/graph';

/** Lets a library that refused an index answer all the same, as long as it has few rows. */
export const preferUnindexed = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };

/**
 * The first pages of several queries of a library, asked together. What the service refuses there is asked for alone, so that one
 * that is throttled isn't taken for one without rows.
 *
 * @throws GraphError for a query that is refused again
 */
export async function listTogether(
  graph: GraphClient,
  driveId: string,
  queries: readonly GraphQuery[],
  signal?: AbortSignal,
): Promise<readonly GraphPage<ListItem>[]> {
  const list = operations.listDriveListItems;
  const asked = await askTogether(
    graph,
    queries.map((query) => addressOf(graph.baseUrl, list, { driveId }, query)),
    signal,
  );
  const pages: GraphPage<ListItem>[] = [];
  for (const query of queries) {
    pages.push(await asked.page(list, { driveId }, { query, headers: preferUnindexed, ...(signal && { signal }) }));
  }
  return pages;
}
