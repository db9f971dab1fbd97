import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { filterOf } from './filter-of.ts';
import { type Ranks, ranksOf } from './ranks-of.ts';
import type { ViewState } from './view-state.ts';
import { plainly, searchedWords, searchTextOfRow } from './words-of-row.ts';

/** The rows that a view finds, in its order. A view may speak of columns that the form has no longer: they are passed over. */
export function findRows(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  { columnFilters, sorting }: Pick<ViewState, 'columnFilters' | 'sorting'>,
  { typed, locale }: { readonly typed: string; readonly locale: string },
): readonly SubmissionItem[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const filters = columnFilters.flatMap(({ id, value }) => {
    const column = byId.get(id);
    return column ? filterOf(column, value) : [];
  });
  const searched = searchedWords(typed);
  const wordsOf = searchTextOfRow(columns);
  const whole = columns.filter(({ isSearchedWhole }) => isSearchedWhole);
  const isFound = (item: SubmissionItem): boolean => {
    if (!filters.every((isWanted) => isWanted(item))) return false;
    return searched.every(
      (word) => wordsOf(item).includes(word) || whole.some((column) => plainly(column.text(item)) === word),
    );
  };
  let found: readonly number[] = [...items.keys()].filter((at) => isFound(items[at]!));
  // The first one last: rows that are alike by it keep the order of the others.
  for (const { id, desc } of sorting.toReversed()) {
    const column = byId.get(id);
    if (column?.order) found = inOrder(found, ranksOf(items, column, locale), desc);
  }
  return found.map((at) => items[at]!);
}

/** Rows by their ranks, those without one last either way; those that are alike stay as they came. Each is looked at twice. */
function inOrder(found: readonly number[], { of, count }: Ranks, isDescending: boolean): readonly number[] {
  const placeOf = (at: number): number => {
    const rank = of[at]!;
    if (rank < 0) return count;
    return isDescending ? count - 1 - rank : rank;
  };
  const nexts = new Uint32Array(count + 2);
  for (const at of found) nexts[placeOf(at) + 1]! += 1;
  for (let place = 1; place < nexts.length; place += 1) nexts[place]! += nexts[place - 1]!;
  const sorted = new Array<number>(found.length);
  for (const at of found) {
    sorted[nexts[placeOf(at)]!] = at;
    nexts[placeOf(at)]! += 1;
  }
  return sorted;
}
