import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../columns/desk-column.ts';
import { matchesFilter } from './matches-filter.ts';
import type { ViewState } from './view-state.ts';
import { compareOrders, searchedWords, wordsOfRow } from './words-of-row.ts';

/** The rows that a view finds, in its order, as the table has them: for rows that it does not have. */
export function findRows(
  items: readonly SubmissionItem[],
  columns: readonly DeskColumn[],
  view: ViewState,
  { typed, locale }: { readonly typed: string; readonly locale: string },
): readonly SubmissionItem[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const searched = searchedWords(typed);
  const wordsOf = wordsOfRow(columns);
  const found = items.filter(
    (item) =>
      view.columnFilters.every(({ id, value }) => {
        const column = byId.get(id);
        return !column || matchesFilter(column, item, value);
      }) && searched.every((word) => wordsOf(item).includes(word)),
  );
  const [sort] = view.sorting;
  const order = sort && byId.get(sort.id)?.order;
  if (!order) return found;
  const compare = compareOrders(locale);
  return found.toSorted((a, b) => {
    const [one, other] = [order(a), order(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sort.desc ? -compare(one, other) : compare(one, other);
  });
}
