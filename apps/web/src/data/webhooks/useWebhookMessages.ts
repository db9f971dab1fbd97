import { listWebhookMessages, replayWebhookMessages, type WebhookMessage } from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface WebhookMessages {
  /** Newest first; `undefined`: not here yet, or not to be had. */
  readonly messages: readonly WebhookMessage[] | undefined;
  readonly cause: unknown;
  readonly hasMore: boolean;
  /** Asks anew. */
  refresh(): void;
  /** @throws what the server says */
  loadMore(): Promise<void>;
  /** @returns how many are sent @throws what the server says */
  replay(messages: readonly string[] | 'failed'): Promise<number>;
}

/** What a webhook was told. */
export function useWebhookMessages(teamId: string, webhookId: string): WebhookMessages {
  const { api } = useData();
  const params = { teamId, webhookId };
  const [older, setOlder] = useState<Page>();
  const read = async (before?: string): Promise<Page> => {
    const answer = await api.call(listWebhookMessages, { params, query: before === undefined ? {} : { before } });
    if (!answer.ok) throw refused(answer);
    return answer.value;
  };
  const loaded = useLoaded(`${teamId} ${webhookId}`, async () => {
    setOlder(undefined);
    return read();
  });
  const next = (older ?? loaded.value)?.next ?? null;
  return {
    messages: loaded.value && [...loaded.value.messages, ...(older?.messages ?? [])],
    cause: loaded.cause,
    hasMore: next !== null,
    refresh: loaded.retry,
    async loadMore() {
      if (next === null) return;
      const page = await read(next);
      setOlder({ messages: [...(older?.messages ?? []), ...page.messages], next: page.next });
    },
    async replay(messages) {
      let replayed = 0;
      try {
        for (const part of messages === 'failed' ? [messages] : partsOf(messages)) {
          const answer = await api.call(replayWebhookMessages, { params, body: { messages: part } });
          if (!answer.ok) throw refused(answer);
          replayed += answer.value.replayed;
        }
      } finally {
        loaded.retry();
      }
      return replayed;
    },
  };
}

/** The server takes so many at once. */
const atOnce = 100;

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce));

interface Page {
  readonly messages: readonly WebhookMessage[];
  readonly next: string | null;
}
