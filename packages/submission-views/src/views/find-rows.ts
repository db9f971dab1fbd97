import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { computeRanks, type Ranks } from './compute-ranks.ts';
import { createFilterPredicate } from './create-filter-predicate.ts';
import { getRowSearchText, normalizeText, parseSearchWords } from './search-text.ts';
import type { ViewState } from './view-state.ts';

/** Filters and sorts rows as a view defines. Columns that the form no longer has are ignored. */
export function findRows(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  { columnFilters, sorting }: Pick<ViewState, 'columnFilters' | 'sorting'>,
  { typed: searchText, locale }: { readonly typed: string; readonly locale: string },
): readonly SubmissionItem[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const filters = columnFilters.flatMap(({ id, value }) => {
    const column = byId.get(id);
    return column ? createFilterPredicate(column, value) : [];
  });
  const searchWords = parseSearchWords(searchText);
  const getSearchText = getRowSearchText(columns);
  const wholeColumns = columns.filter(({ matchesOnlyWhole: isSearchedWhole }) => isSearchedWhole);
  const matches = (item: SubmissionItem): boolean => {
    if (!filters.every((matchesFilter) => matchesFilter(item))) return false;
    return searchWords.every(
      (word) =>
        getSearchText(item).includes(word) || wholeColumns.some((column) => normalizeText(column.text(item)) === word),
    );
  };
  let found: readonly number[] = [...items.keys()].filter((index) => matches(items[index]!));
  // Sorts by the last criterion first: each sort is stable, so rows with equal keys keep the order of the previous
  // sort.
  for (const { id, desc } of sorting.toReversed()) {
    const column = byId.get(id);
    if (column?.getSortKey) found = sortByRank(found, computeRanks(items, column, locale), desc);
  }
  return found.map((index) => items[index]!);
}

/** Sorts rows by rank with a stable counting sort; rows without a rank come last in both directions. */
function sortByRank(found: readonly number[], { ranks: of, count }: Ranks, isDescending: boolean): readonly number[] {
  const getPosition = (index: number): number => {
    const rank = of[index]!;
    if (rank < 0) return count;
    return isDescending ? count - 1 - rank : rank;
  };
  const nextPositions = new Uint32Array(count + 2);
  for (const index of found) nextPositions[getPosition(index) + 1]! += 1;
  for (let position = 1; position < nextPositions.length; position += 1)
    nextPositions[position]! += nextPositions[position - 1]!;
  const sorted = new Array<number>(found.length);
  for (const index of found) {
    sorted[nextPositions[getPosition(index)]!] = index;
    nextPositions[getPosition(index)]! += 1;
  }
  return sorted;
}
