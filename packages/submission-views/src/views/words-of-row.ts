import type { SubmissionItem } from '@tideform/sync';
import { remembered } from '../columns/remembered.ts';
import type { SubmissionColumn } from '../columns/submission-column.ts';

/** The searchable text of a row, computed once. Leaves out columns that match only as a whole. */
export const searchTextOfRow = remembered((columns: readonly SubmissionColumn[]) => {
  const searched = columns.filter(({ isSearchedWhole }) => !isSearchedWhole);
  return remembered((item: SubmissionItem) => plainly(searched.map((column) => column.text(item)).join('\n')));
});

/** What a row says in a column, as it is searched; worded once, whoever asks. */
export const plainTextOf = remembered((column: SubmissionColumn) =>
  remembered((item: SubmissionItem) => plainly(column.text(item))),
);

/** What somebody typed, as words that a row has to have all of. */
export const searchedWords = (typed: string): readonly string[] => plainly(typed).split(/\s+/).filter(Boolean);

const isAscii = /^[\0-\x7f]*$/;

/** Without a difference between small and capital letters, and without accents. */
export function plainly(text: string): string {
  const bare = isAscii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().trim();
}
