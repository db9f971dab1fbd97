import { useSpeech, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { issueWords } from './issue.words.ts';
import { type SayIssue, sayIssuesIn } from './say-issue.ts';

/** Says broken rules in the person's language. */
export function useSayIssue(): SayIssue {
  const words = useWords(issueWords);
  const speech = useSpeech();
  return useMemo(() => sayIssuesIn(words, speech), [words, speech]);
}
