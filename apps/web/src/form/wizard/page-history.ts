/** Position of a user in a wizard, and the pages visited before. Pages are identified by their IDs. */
export interface PageHistory {
  /** Page that was opened last; `undefined` before any navigation. */
  readonly currentId: string | undefined;
  /** Pages to which the Previous button returns, the next one last. */
  readonly previousIds: readonly string[];
  readonly visitedIds: ReadonlySet<string>;
}

export const initialHistory: PageHistory = { currentId: undefined, previousIds: [], visitedIds: new Set() };

/**
 * Returns the page to show: the current page, or the page that replaces it if it is hidden.
 *
 * @param order all pages
 * @param visible visible pages in the same order
 */
export function getShownPage(
  { currentId: now }: PageHistory,
  order: readonly string[],
  visible: readonly string[],
): string | undefined {
  if (now === undefined || visible.includes(now)) return now ?? visible[0];
  return order.slice(order.indexOf(now)).find((id) => visible.includes(id)) ?? visible.at(-1);
}

/** Goes forward to a page. If the page is among the previous pages, returns to it instead. */
export function goForward(history: PageHistory, from: string, to: string): PageHistory {
  const visitedIndex = history.previousIds.indexOf(to);
  const before =
    visitedIndex < 0
      ? [...history.previousIds.filter((id) => id !== from), from]
      : history.previousIds.slice(0, visitedIndex);
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}

/**
 * Goes to the page whose step was clicked. If it comes before the current page, only pages before it remain previous
 * pages.
 */
export function goToPage(history: PageHistory, from: string, to: string, order: readonly string[]): PageHistory {
  const isBack = order.indexOf(to) < order.indexOf(from);
  if (!isBack || history.previousIds.includes(to)) return goForward(history, from, to);
  const before = history.previousIds.filter((id) => order.indexOf(id) < order.indexOf(to));
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}

/** Returns the page to which the Previous button goes; `undefined` on the first page. */
export function getPreviousPage(history: PageHistory, from: string, visible: readonly string[]): string | undefined {
  const walked = history.previousIds.findLast((id) => id !== from && visible.includes(id));
  return walked ?? visible[visible.indexOf(from) - 1];
}

/** Goes to the previous page. */
export function goBack(history: PageHistory, from: string, visible: readonly string[]): PageHistory {
  const to = getPreviousPage(history, from, visible);
  if (to === undefined) return history;
  const visitedIndex = history.previousIds.indexOf(to);
  const before = visitedIndex < 0 ? [] : history.previousIds.slice(0, visitedIndex);
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}
