import type { SubmissionItem } from '@tideform/sync';

/** What is read so far of the submissions of a form, newest first; `more` continues. */
export interface Pages {
  readonly items: readonly SubmissionItem[];
  readonly more?: string | undefined;
}

/** Most pages read for one request: 100,000 submissions. */
const maxPages = 200;

/**
 * Reads page after page from `start` until `isEnough` says so or no page is left. `onPage` gets everything read so far: after each page,
 * or, with `isSparing`, each time that the number of rows has doubled and at the end, so that laying out many rows stays linear.
 */
export async function readPages(
  list: (more: string | undefined) => Promise<Pages>,
  start: string | undefined,
  isEnough: (items: readonly SubmissionItem[]) => boolean,
  onPage: (pages: Pages) => void,
  isSparing = false,
): Promise<void> {
  let items: readonly SubmissionItem[] = [];
  let next = start;
  let shown = 0;
  for (let count = 1; count <= maxPages; count += 1) {
    const page = await list(next);
    items = [...items, ...page.items];
    next = page.more;
    const isLast = next === undefined || count === maxPages || isEnough(items);
    if (isLast || !isSparing || items.length >= 2 * shown) {
      onPage({ items, more: next });
      shown = items.length;
    }
    if (isLast) return;
  }
}

/** What was read before, after what is newer. Where everything was read, what is not there any more goes. */
export function renewed(fresh: Pages, before: Pages): Pages {
  if (fresh.more === undefined) return fresh;
  const read = new Set(fresh.items.map(({ listItemId }) => listItemId));
  const others = before.items.filter(({ listItemId }) => !read.has(listItemId));
  return { items: [...fresh.items, ...others], more: others.length > 0 ? before.more : fresh.more };
}

export const hasRow = (items: readonly SubmissionItem[], responseId: string | null): boolean =>
  responseId === null || items.some((item) => item.responseId === responseId);
