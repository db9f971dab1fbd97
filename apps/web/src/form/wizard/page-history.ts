/** Position in a wizard and the path to it, as page IDs. */
export interface PageHistory {
  /** Page that was opened last. */
  readonly currentId: string | undefined;
  /** Pages for Previous, nearest last. */
  readonly previousIds: readonly string[];
  readonly visitedIds: ReadonlySet<string>;
}

export const initialHistory: PageHistory = { currentId: undefined, previousIds: [], visitedIds: new Set() };

/**
 * Page to show: the current one, or if it is hidden, the one that replaces it.
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

/** Goes forward to a page; a page that is already on the path is returned to. */
export function goForward(history: PageHistory, from: string, to: string): PageHistory {
  const known = history.previousIds.indexOf(to);
  const before =
    known < 0 ? [...history.previousIds.filter((id) => id !== from), from] : history.previousIds.slice(0, known);
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}

/** Goes to any page by its step. Going back, the pages before it become the path. */
export function goToPage(history: PageHistory, from: string, to: string, order: readonly string[]): PageHistory {
  const isBack = order.indexOf(to) < order.indexOf(from);
  if (!isBack || history.previousIds.includes(to)) return goForward(history, from, to);
  const before = history.previousIds.filter((id) => order.indexOf(id) < order.indexOf(to));
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}

/** Page for Previous; `undefined` on the first one. */
export function getPreviousPage(history: PageHistory, from: string, visible: readonly string[]): string | undefined {
  const walked = history.previousIds.findLast((id) => id !== from && visible.includes(id));
  return walked ?? visible[visible.indexOf(from) - 1];
}

/** Goes to the previous page. */
export function goBack(history: PageHistory, from: string, visible: readonly string[]): PageHistory {
  const to = getPreviousPage(history, from, visible);
  if (to === undefined) return history;
  const known = history.previousIds.indexOf(to);
  const before = known < 0 ? [] : history.previousIds.slice(0, known);
  return { currentId: to, previousIds: before, visitedIds: new Set([...history.visitedIds, from, to]) };
}
