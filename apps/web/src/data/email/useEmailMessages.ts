import { type EmailMessage, listEmailMessages } from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface EmailMessages {
  /** Newest first; `undefined`: not here yet, or not to be had. */
  readonly messages: readonly EmailMessage[] | undefined;
  readonly cause: unknown;
  readonly hasMore: boolean;
  /** Asks anew. */
  refresh(): void;
  /** @throws what the server says */
  loadMore(): Promise<void>;
}

interface Page {
  readonly messages: readonly EmailMessage[];
  readonly next: string | null;
}

/** The e-mails that told of a form's responses. */
export function useEmailMessages(teamId: string, formId: string): EmailMessages {
  const { api } = useData();
  const params = { teamId, formId };
  const [older, setOlder] = useState<Page>();
  const read = async (before?: string): Promise<Page> => {
    const answer = await api.call(listEmailMessages, { params, query: before === undefined ? {} : { before } });
    if (!answer.ok) throw refused(answer, formId);
    return answer.value;
  };
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
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
  };
}
