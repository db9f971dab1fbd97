import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { memoizeByObject } from '../columns/submission-columns.ts';
import { computeRanks, type Ranks } from './compute-ranks.ts';
import type { FilterValue, ViewState } from './view-state.ts';

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

/** Returns the searchable text of a row, without columns that match only as a whole. Memoized. */
export const getRowSearchText = memoizeByObject((columns: readonly SubmissionColumn[]) => {
  const searchedColumns = columns.filter(({ matchesOnlyWhole: isSearchedWhole }) => !isSearchedWhole);
  return memoizeByObject((item: SubmissionItem) =>
    normalizeText(searchedColumns.map((column) => column.text(item)).join('\n')),
  );
});

/** Returns the normalized text of a row in a column, for searches. Memoized. */
const getNormalizedText = memoizeByObject((column: SubmissionColumn) =>
  memoizeByObject((item: SubmissionItem) => normalizeText(column.text(item))),
);

/** Splits a search text into normalized words, all of which a row must contain. */
const parseSearchWords = (searchText: string): readonly string[] =>
  normalizeText(searchText).split(/\s+/).filter(Boolean);

const asciiPattern = /^[\0-\x7f]*$/;

/** Normalizes a text for searching: lower case, without accents. */
export function normalizeText(text: string): string {
  const unaccented = asciiPattern.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return unaccented.toLowerCase().trim();
}

/** Creates the predicate of a column filter. A filter that doesn't fit the column matches every row. */
export function createFilterPredicate(
  column: SubmissionColumn,
  filter: FilterValue,
): (item: SubmissionItem) => boolean {
  if ('has' in filter) return createTextPredicate(column, normalizeText(filter.has));
  if ('any' in filter) return createValuePredicate(column, new Set(filter.any));
  if ('first' in filter) return createDaysPredicate(column, filter);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  const isEmptyRange = filter.from === undefined && filter.to === undefined;
  return (item) => {
    const number = column.getSortKey?.(item);
    return typeof number === 'number' ? number >= from && number <= to : isEmptyRange;
  };
}

function createTextPredicate(column: SubmissionColumn, searchedWords: string): (item: SubmissionItem) => boolean {
  const getText = getNormalizedText(column);
  return (item) => getText(item).includes(searchedWords);
}

function createValuePredicate(column: SubmissionColumn, any: ReadonlySet<string>): (item: SubmissionItem) => boolean {
  return (item) => {
    const values = column.values?.(item);
    if (!values) return true;
    return values.length === 0 ? any.has('') : values.some(({ id }) => any.has(id));
  };
}

function createDaysPredicate(
  column: SubmissionColumn,
  { first, last }: Extract<FilterValue, { readonly first: string }>,
): (item: SubmissionItem) => boolean {
  return (item) => {
    const day = column.day?.(item);
    return day === undefined || (day !== '' && day >= first && (last === '' || day <= last));
  };
}
