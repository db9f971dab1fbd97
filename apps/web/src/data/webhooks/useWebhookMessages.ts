import {
  listWebhookMessages,
  replayWebhookMessages,
  type WebhookCounts,
  type WebhookMessage,
} from '@tideform/contract';
import { useEffect, useRef } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { type MessagePages, useMessagePages } from '../useMessagePages.ts';

export interface WebhookMessages extends MessagePages<WebhookMessage> {
  /** @returns how many are sent @throws what the server says */
  replay(messages: readonly string[] | 'failed'): Promise<number>;
}

/** What a webhook was told. @param counts as they are known: where they change, it is asked again, unless more was loaded */
export function useWebhookMessages(
  teamId: string,
  webhookId: string,
  counts: WebhookCounts | undefined,
): WebhookMessages {
  const { api } = useData();
  const params = { teamId, webhookId };
  const pages = useMessagePages(`${teamId} ${webhookId}`, async (before) => {
    const answer = await api.call(listWebhookMessages, { params, query: before === undefined ? {} : { before } });
    if (!answer.ok) throw refused(answer);
    return answer.value;
  });
  const { hasOlder, refresh } = pages;
  const counted = counts && `${counts.sent} ${counts.error} ${counts.waiting}`;
  const known = useRef(counted);
  useEffect(() => {
    if (known.current !== undefined && known.current !== counted && !hasOlder) refresh();
    known.current = counted;
  });
  return {
    ...pages,
    async replay(messages) {
      let replayed = 0;
      try {
        for (const part of messages === 'failed' ? [messages] : partsOf(messages)) {
          const answer = await api.call(replayWebhookMessages, { params, body: { messages: part } });
          if (!answer.ok) throw refused(answer);
          replayed += answer.value.replayed;
        }
      } finally {
        pages.refresh();
      }
      return replayed;
    },
  };
}

/** The server takes so many at once. */
const atOnce = 100;

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce));
