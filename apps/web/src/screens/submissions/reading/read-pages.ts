import type { SubmissionItem } from '@tideform/sync';

/** What is read so far of the submissions of a form, newest first; `more` continues. */
export interface Pages {
  readonly items: readonly SubmissionItem[];
  readonly more?: string | undefined;
}

/** So many pages are looked through for a submission that an address names: 20,000 of them. */
const mostPages = 40;

/** Reads page after page from `start` on, until it is enough or there are no more. `onPage` gets all that was read so far. */
export async function readPages(
  list: (more: string | undefined) => Promise<Pages>,
  start: string | undefined,
  isEnough: (items: readonly SubmissionItem[]) => boolean,
  onPage: (pages: Pages) => void,
): Promise<void> {
  let items: readonly SubmissionItem[] = [];
  let next = start;
  for (let count = 0; count < mostPages; count += 1) {
    const page = await list(next);
    items = [...items, ...page.items];
    next = page.more;
    onPage({ items, more: next });
    if (next === undefined || isEnough(items)) return;
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
