import { type DeskColumn, wordsOfRow } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect } from 'react';

/** Others have their turn after so long. */
const turnMs = 8;
const pauseMs = 16;
/** What is shown first comes first. */
const beginMs = 500;

/** Words all rows a little at a time, so that the first letter that somebody types finds them worded. */
export function useWordsAhead(items: readonly SubmissionItem[], columns: readonly DeskColumn[]): void {
  useEffect(() => {
    const wordsOf = wordsOfRow(columns);
    let at = 0;
    const some = () => {
      const end = performance.now() + turnMs;
      for (; at < items.length && performance.now() < end; at += 1) wordsOf(items[at]!);
      if (at < items.length) timer = setTimeout(some, pauseMs);
    };
    let timer = setTimeout(some, beginMs);
    return () => clearTimeout(timer);
  }, [items, columns]);
}
