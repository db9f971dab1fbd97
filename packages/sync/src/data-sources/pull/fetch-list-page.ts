import { type GraphClient, GraphError, type GraphPage, type ListItemChange, operations } from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { rowConverters } from './row-converters.ts';

export type ListSourceType = keyof typeof rowConverters;

/** Statuses that aren't caused by the list: the user must sign in again, or the service is busy. */
const transientStatuses = new Set([401, 429, 503, 504]);

/**
 * Reads a page of a list's changes; without `link`, the first page. SharePoint doesn't guarantee change tracking for
 * its own lists, such as the list of people. If it refuses, the page contains the list's current rows, and no delta
 * link follows.
 */
export async function fetchListPage(
  graph: Pick<GraphClient, 'page'>,
  type: ListSourceType,
  { siteId, listId }: DataSourceRow['config'],
  { link, top }: { readonly link?: string | undefined; readonly top: number },
): Promise<GraphPage<ListItemChange>> {
  const listAddress = { siteId: String(siteId), listId: String(listId) };
  const query = { expand: rowConverters[type].expand, top };
  try {
    return await graph.page(operations.listSiteListItemChanges, listAddress, { query, ...(link && { link }) });
  } catch (error) {
    const isRefused = error instanceof GraphError && !transientStatuses.has(error.status);
    if (link !== undefined || !isRefused) throw error;
    return graph.page(operations.listSiteListItems, listAddress, { query });
  }
}
