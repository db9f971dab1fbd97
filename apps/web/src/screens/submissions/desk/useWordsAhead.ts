import { type DeskColumn, wordsOfRow } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useState } from 'react';

/** Others have their turn after so long. */
const turnMs = 8;
const pauseMs = 16;
/** What is shown first comes first. */
const beginMs = 500;

/**
 * Words all rows a little at a time, so that the first letter that somebody types finds them worded; without pauses once they are wanted.
 *
 * @returns whether all are
 */
export function useWordsAhead(
  items: readonly SubmissionItem[],
  columns: readonly DeskColumn[],
  areWanted: boolean,
): boolean {
  const [worded, setWorded] = useState<readonly [readonly SubmissionItem[], readonly DeskColumn[]]>();
  const areWorded = worded?.[0] === items && worded[1] === columns;
  useEffect(() => {
    if (areWorded) return;
    const wordsOf = wordsOfRow(columns);
    let at = 0;
    const some = () => {
      const end = performance.now() + turnMs;
      for (; at < items.length && performance.now() < end; at += 1) wordsOf(items[at]!);
      if (at < items.length) timer = setTimeout(some, areWanted ? 0 : pauseMs);
      else setWorded([items, columns]);
    };
    let timer = setTimeout(some, areWanted ? 0 : beginMs);
    return () => clearTimeout(timer);
  }, [items, columns, areWanted, areWorded]);
  return areWorded;
}
