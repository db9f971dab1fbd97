import type { GraphPage } from './client.ts';
import { GraphError } from './errors.ts';

/** Maximum number of times that one listing starts over. */
const MAX_RESTARTS = 3;

/**
 * Iterates over all rows of a collection, page by page. If a next-page URL has expired, the listing starts over and
 * skips rows that were already returned.
 *
 * @param page returns the page at a link, or the first one
 */
export async function* iterateRows<Row>(page: (link?: string) => Promise<GraphPage<Row>>): AsyncGenerator<Row> {
  const returnedIds = new Set<string | undefined>();
  let link: string | undefined;
  for (let restarts = 0; ; ) {
    const currentPage = await page(link).catch((error: unknown) => {
      const mayRestart =
        link !== undefined && isLinkExpired(error) && !returnedIds.has(undefined) && restarts < MAX_RESTARTS;
      if (!mayRestart) throw error;
      return undefined;
    });
    if (!currentPage) {
      restarts += 1;
      link = undefined;
      continue;
    }
    for (const row of currentPage.rows) {
      const id = getRowId(row);
      if (restarts > 0 && returnedIds.has(id)) continue;
      returnedIds.add(id);
      yield row;
    }
    if (currentPage.nextLink === undefined) return;
    link = currentPage.nextLink;
  }
}

/** Returns the ID of a row; `undefined` for rows without an ID, which can't be deduplicated. */
function getRowId(row: unknown): string | undefined {
  const { id } = Object(row) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function isLinkExpired(error: unknown): boolean {
  return error instanceof GraphError && [400, 404, 410].includes(error.status);
}
