import {
  countWebhookMessages,
  getWebhookMessage,
  listWebhookMessages,
  replayWebhookMessages,
  type WebhookCounts,
  type WebhookMessage,
} from '@tideform/contract';
import { useEffect, useRef, useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { type MessagePages, useMessagePages } from './useMessagePages.ts';
import type { WebhookRequest } from './useWebhooks.ts';

interface WebhookEvents extends MessagePages<WebhookMessage> {
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

interface WebhookEventDetails {
  readonly message: WebhookMessage;
  readonly request: WebhookRequest;
  /** Attempts to deliver the event, newest first. */
  readonly attempts: readonly WebhookAttempt[];
}

export interface WebhookAttempt extends Pick<WebhookMessage, 'statusCode' | 'statusText' | 'failure'> {
  readonly at: string;
  readonly tookMs: number;
}

/** Loads one event of a webhook and its delivery attempts. */
export function useWebhookEvent(params: {
  readonly teamId: string;
  readonly webhookId: string;
  readonly messageId: string;
}): Loaded<WebhookEventDetails> {
  const { api } = useData();
  return useLoaded(params.messageId, async () => {
    const result = await api.call(getWebhookMessage, { params });
    if (!result.ok) throw createRefusalError(result);
    return result.value;
  });
}

const pollMs = 5_000;

/**
 * Returns the delivery counts of a form's webhooks; `undefined` until they are loaded. They are loaded on mount, when
 * the user returns to the app, and every few seconds while the page is visible.
 */
export function useWebhookCounts(teamId: string, formId: string): ReadonlyMap<string, WebhookCounts> | undefined {
  const { api } = useData();
  const [counts, setCounts] = useState<ReadonlyMap<string, WebhookCounts>>();
  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      if (document.hidden) return;
      api.call(countWebhookMessages, { params: { teamId, formId } }).then(
        (answer) => {
          if (!isUnmounted && answer.ok) setCounts(new Map(answer.value.counts.map((one) => [one.webhookId, one])));
        },
        // A failure is ignored, because the next poll tries again.
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, pollMs);
    document.addEventListener('visibilitychange', load);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [api, teamId, formId]);
  return counts;
}
