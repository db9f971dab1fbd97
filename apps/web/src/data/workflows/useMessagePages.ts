import { type EmailMessage, listEmailMessages } from '@tideform/contract';
import { useRef, useState } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

export interface MessagePages<Message> {
  /** Messages, newest first; `undefined` while loading and if loading failed. */
  readonly messages: readonly Message[] | undefined;
  readonly cause: unknown;
  readonly hasMore: boolean;
  /** Whether more than the first page is loaded. */
  readonly hasOlder: boolean;
  /** Reloads the first page. Loaded messages are kept until then. */
  refresh(): void;
  /**
   * Loads the next page of older messages.
   * @throws FailureError, ServerOutage
   */
  loadMore(): Promise<void>;
}

interface MessagePage<Message> {
  readonly messages: readonly Message[];
  readonly next: string | null;
}

/**
 * Returns delivered messages, newest first, page by page.
 * @param read loads the page before the cursor `before`
 */
export function useMessagePages<Message>(
  key: string,
  read: (before?: string) => Promise<MessagePage<Message>>,
): MessagePages<Message> {
  const [older, setOlder] = useState<MessagePage<Message>>();
  const loaded = useLoaded(key, async () => {
    setOlder(undefined);
    return read();
  });
  const latest = useRef<{ readonly key: string; readonly page: MessagePage<Message> }>(undefined);
  if (loaded.value) latest.current = { key, page: loaded.value };
  const first = latest.current?.key === key ? latest.current.page : undefined;
  const next = (older ?? first)?.next ?? null;
  return {
    messages: first && [...first.messages, ...(older?.messages ?? [])],
    cause: loaded.cause,
    hasMore: next !== null,
    hasOlder: older !== undefined,
    refresh: loaded.retry,
    async loadMore() {
      if (next === null) return;
      const page = await read(next);
      setOlder({ messages: [...(older?.messages ?? []), ...page.messages], next: page.next });
    },
  };
}

/** Returns the emails that were sent about a form's responses, newest first, page by page. */
export function useEmailMessages(teamId: string, formId: string): MessagePages<EmailMessage> {
  const { api } = useData();
  const params = { teamId, formId };
  return useMessagePages(`${teamId} ${formId}`, async (before) => {
    const result = await api.call(listEmailMessages, { params, query: before === undefined ? {} : { before } });
    if (!result.ok) throw createRefusalError(result, formId);
    return result.value;
  });
}
