import { getRowSearchText, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useState } from 'react';

/** Maximum time of one indexing slice before yielding to other tasks, in milliseconds. */
const sliceMs = 8;
const pauseMs = 16;
/** Delay before indexing starts, so that rendering goes first. */
const startDelayMs = 500;
/** Interval in which partial results are published while a search waits for them. */
const publishMs = 100;

/**
 * Builds the search text of all rows in small slices, so that the first typed character finds them indexed; without
 * pauses while a search waits (`isUrgent`).
 *
 * @returns the leading rows indexed so far, finally all; empty after the columns change
 */
export function useSearchIndex(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  isUrgent: boolean,
): readonly SubmissionItem[] {
  const [known, setKnown] = useState<IndexedRows>({ items: noRows, columns });
  const indexed = known.columns === columns && startsWithRows(items, known.items) ? known.items : noRows;
  useEffect(() => {
    if (indexed === items) return;
    const indexRow = getRowSearchText(columns);
    let at = indexed.length;
    let publishAt = performance.now() + publishMs;
    const indexSlice = () => {
      const end = performance.now() + sliceMs;
      for (; at < items.length && performance.now() < end; at += 1) indexRow(items[at]!);
      if (at === items.length) return setKnown({ items, columns });
      if (isUrgent && performance.now() >= publishAt) {
        publishAt = performance.now() + publishMs;
        setKnown({ items: items.slice(0, at), columns });
      }
      timer = setTimeout(indexSlice, isUrgent ? 0 : pauseMs);
    };
    let timer = setTimeout(indexSlice, isUrgent ? 0 : startDelayMs);
    return () => clearTimeout(timer);
  }, [items, columns, isUrgent, indexed]);
  return indexed;
}

interface IndexedRows {
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
}

const noRows: readonly SubmissionItem[] = [];

/** Whether `items` starts with the rows of `before`. Rows that are loaded later are appended. */
const startsWithRows = (items: readonly SubmissionItem[], before: readonly SubmissionItem[]): boolean =>
  before.length <= items.length && items[0] === before[0] && items[before.length - 1] === before.at(-1);
