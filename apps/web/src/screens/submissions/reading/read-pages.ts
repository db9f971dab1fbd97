import type { SubmissionItem } from '@tideform/sync';

/** Submissions read so far, newest first. `more` is the cursor of the next page; absent on the last page. */
export interface SubmissionPages {
  readonly items: readonly SubmissionItem[];
  readonly more?: string | undefined;
}

/** Maximum pages read for one request: 100,000 submissions. */
const maxPages = 200;

/**
 * Reads pages from `start` until `isEnough` returns true or no page is left. `onPage` gets everything read so far:
 * after each page or, with `isBatched`, each time the number of rows has doubled and at the end, so that total
 * rendering grows linearly.
 */
export async function readPages(
  list: (more: string | undefined) => Promise<SubmissionPages>,
  start: string | undefined,
  isEnough: (items: readonly SubmissionItem[]) => boolean,
  onPage: (pages: SubmissionPages) => void,
  isBatched = false,
): Promise<void> {
  let items: readonly SubmissionItem[] = [];
  let next = start;
  let shownCount = 0;
  for (let count = 1; count <= maxPages; count += 1) {
    const page = await list(next);
    items = [...items, ...page.items];
    next = page.more;
    const isLast = next === undefined || count === maxPages || isEnough(items);
    if (isLast || !isBatched || items.length >= 2 * shownCount) {
      onPage({ items, more: next });
      shownCount = items.length;
    }
    if (isLast) return;
  }
}

/**
 * Merges freshly read rows with the rows read before. If `fresh` includes the last page, rows that are no longer in it
 * are dropped.
 */
export function mergePages(fresh: SubmissionPages, before: SubmissionPages): SubmissionPages {
  if (fresh.more === undefined) return fresh;
  const read = new Set(fresh.items.map(({ listItemId }) => listItemId));
  const others = before.items.filter(({ listItemId }) => !read.has(listItemId));
  return { items: [...fresh.items, ...others], more: others.length > 0 ? before.more : fresh.more };
}

export const hasRow = (items: readonly SubmissionItem[], responseId: string | null): boolean =>
  responseId === null || items.some((item) => item.responseId === responseId);
