import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../columns/desk-column.ts';
import { remembered } from '../columns/remembered.ts';
import { plainly } from './matches-filter.ts';

/** All words of a row, as they are searched; worded once, whoever asks. */
export const wordsOfRow = remembered((columns: readonly DeskColumn[]) =>
  remembered((item: SubmissionItem) => plainly(columns.map((column) => column.text(item)).join('\n'))),
);

/** Compares what puts rows in order: numbers by their size, words as they are sorted where the person lives. */
export function compareOrders(locale: string): (one: unknown, other: unknown) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
}

/** What somebody typed, as words that a row has to have all of. */
export const searchedWords = (typed: string): readonly string[] => plainly(typed).split(/\s+/).filter(Boolean);
