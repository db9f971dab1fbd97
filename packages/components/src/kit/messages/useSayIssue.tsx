import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { issueMessages } from './issue.messages.ts';
import { type SayIssue, sayIssuesIn } from './say-issue.ts';

/** Says broken rules in the person's language. */
export function useSayIssue(): SayIssue {
  const messages = useMessages(issueMessages);
  const speech = useSpeech();
  return useMemo(() => sayIssuesIn(messages, speech), [messages, speech]);
}
