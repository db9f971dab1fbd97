import type { GraphPage } from './client.ts';
import { GraphError } from './errors.ts';

/** How often one listing begins again. */
const MAX_RESTARTS = 3;

/**
 * All rows of a collection, page after page. Addresses of next pages don't last: where one is gone, the listing begins again, without
 * the rows that it has given already.
 *
 * @param page the page at a link, the first one without it
 */
export async function* rowsOf<Row>(page: (link?: string) => Promise<GraphPage<Row>>): AsyncGenerator<Row> {
  const given = new Set<string | undefined>();
  let link: string | undefined;
  for (let restarts = 0; ; ) {
    const current = await page(link).catch((error: unknown) => {
      const mayRestart = link !== undefined && isGone(error) && !given.has(undefined) && restarts < MAX_RESTARTS;
      if (!mayRestart) throw error;
      return undefined;
    });
    if (!current) {
      restarts += 1;
      link = undefined;
      continue;
    }
    for (const row of current.rows) {
      const id = idOf(row);
      if (restarts > 0 && given.has(id)) continue;
      given.add(id);
      yield row;
    }
    if (current.nextLink === undefined) return;
    link = current.nextLink;
  }
}

/** `undefined`: rows that say no id can't be told apart. */
function idOf(row: unknown): string | undefined {
  const { id } = Object(row) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function isGone(error: unknown): boolean {
  return error instanceof GraphError && [400, 404, 410].includes(error.status);
}
