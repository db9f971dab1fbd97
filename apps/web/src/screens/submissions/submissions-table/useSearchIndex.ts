import { type SubmissionColumn, searchTextOfRow } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useState } from 'react';

/** Others have their turn after so long. */
const turnMs = 8;
const pauseMs = 16;
/** What is shown first comes first. */
const beginMs = 500;
/** While a search waits for them, what is worded is handed on so often. */
const partMs = 100;

/**
 * Words all rows a little at a time, so that the first letter that somebody types finds them worded; without pauses once they are wanted.
 *
 * @returns those of the first rows that are worded: all in the end, none of those of other columns
 */
export function useSearchIndex(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  areWanted: boolean,
): readonly SubmissionItem[] {
  const [known, setKnown] = useState<Worded>({ items: none, columns });
  const worded = known.columns === columns && isBegunBy(items, known.items) ? known.items : none;
  useEffect(() => {
    if (worded === items) return;
    const wordsOf = searchTextOfRow(columns);
    let at = worded.length;
    let partAt = performance.now() + partMs;
    const some = () => {
      const end = performance.now() + turnMs;
      for (; at < items.length && performance.now() < end; at += 1) wordsOf(items[at]!);
      if (at === items.length) return setKnown({ items, columns });
      if (areWanted && performance.now() >= partAt) {
        partAt = performance.now() + partMs;
        setKnown({ items: items.slice(0, at), columns });
      }
      timer = setTimeout(some, areWanted ? 0 : pauseMs);
    };
    let timer = setTimeout(some, areWanted ? 0 : beginMs);
    return () => clearTimeout(timer);
  }, [items, columns, areWanted, worded]);
  return worded;
}

interface Worded {
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
}

const none: readonly SubmissionItem[] = [];

/** Whether a list goes on from another one: rows that are loaded later come behind it. */
const isBegunBy = (items: readonly SubmissionItem[], before: readonly SubmissionItem[]): boolean =>
  before.length <= items.length && items[0] === before[0] && items[before.length - 1] === before.at(-1);
