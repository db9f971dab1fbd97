import type { SubmissionItem } from '@tideform/sync';
import { memoizeByObject } from '../columns/memoize-by-object.ts';
import type { SubmissionColumn } from '../columns/submission-column.ts';

/** Returns the searchable text of a row, without columns that match only as a whole. Memoized. */
export const getRowSearchText = memoizeByObject((columns: readonly SubmissionColumn[]) => {
  const searchedColumns = columns.filter(({ matchesOnlyWhole: isSearchedWhole }) => !isSearchedWhole);
  return memoizeByObject((item: SubmissionItem) =>
    normalizeText(searchedColumns.map((column) => column.text(item)).join('\n')),
  );
});

/** Returns the normalized text of a row in a column, for searches. Memoized. */
export const getNormalizedText = memoizeByObject((column: SubmissionColumn) =>
  memoizeByObject((item: SubmissionItem) => normalizeText(column.text(item))),
);

/** Splits a search text into normalized words, all of which a row must contain. */
export const parseSearchWords = (searchText: string): readonly string[] =>
  normalizeText(searchText).split(/\s+/).filter(Boolean);

const asciiPattern = /^[\0-\x7f]*$/;

/** Normalizes a text for searching: lower case, without accents. */
export function normalizeText(text: string): string {
  const unaccented = asciiPattern.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return unaccented.toLowerCase().trim();
}
