import {
  listWebhookMessages,
  replayWebhookMessages,
  type WebhookCounts,
  type WebhookMessage,
} from '@tideform/contract';
import { useEffect, useRef } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { type MessagePages, useMessagePages } from '../useMessagePages.ts';

export interface WebhookEvents extends MessagePages<WebhookMessage> {
  /**
   * Sends events again.
   * @returns the number of sent events
   * @throws FailureError, ServerOutage
   */
  replay(messages: readonly string[] | 'failed'): Promise<number>;
}

/**
 * Returns the events of a webhook, page by page.
 * @param counts delivery counts of the webhook; when they change, the first page is reloaded unless more pages are
 * loaded
 */
export function useWebhookEvents(teamId: string, webhookId: string, counts: WebhookCounts | undefined): WebhookEvents {
  const { api } = useData();
  const params = { teamId, webhookId };
  const pages = useMessagePages(`${teamId} ${webhookId}`, async (before) => {
    const result = await api.call(listWebhookMessages, { params, query: before === undefined ? {} : { before } });
    if (!result.ok) throw createRefusalError(result);
    return result.value;
  });
  const { hasOlder, refresh } = pages;
  const counted = counts && `${counts.sent} ${counts.error} ${counts.waiting}`;
  const lastCounts = useRef(counted);
  useEffect(() => {
    if (lastCounts.current !== undefined && lastCounts.current !== counted && !hasOlder) refresh();
    lastCounts.current = counted;
  });
  return {
    ...pages,
    async replay(messages) {
      let replayed = 0;
      try {
        for (const batch of messages === 'failed' ? [messages] : splitIntoBatches(messages)) {
          const result = await api.call(replayWebhookMessages, { params, body: { messages: batch } });
          if (!result.ok) throw createRefusalError(result);
          replayed += result.value.replayed;
        }
      } finally {
        pages.refresh();
      }
      return replayed;
    },
  };
}

/** Maximum number of events in one replay request. */
const batchSize = 100;

const splitIntoBatches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, part) =>
    ids.slice(part * batchSize, (part + 1) * batchSize),
  );
