import { useRef, useState } from 'react';
import { useLoaded } from '../ui/useLoaded.ts';

export interface MessagePages<Message> {
  /** Newest first; `undefined`: not here yet, or not to be had. */
  readonly messages: readonly Message[] | undefined;
  readonly cause: unknown;
  readonly hasMore: boolean;
  /** More than the first of them is here. */
  readonly hasOlder: boolean;
  /** Asks again for the first of them; those that are here stay until they come. */
  refresh(): void;
  /** @throws what the server says */
  loadMore(): Promise<void>;
}

interface Page<Message> {
  readonly messages: readonly Message[];
  readonly next: string | null;
}

/** What was told, the newest first, and more of it when it is asked for. @param read `before`: of the page that comes then */
export function useMessagePages<Message>(
  key: string,
  read: (before?: string) => Promise<Page<Message>>,
): MessagePages<Message> {
  const [older, setOlder] = useState<Page<Message>>();
  const loaded = useLoaded(key, async () => {
    setOlder(undefined);
    return read();
  });
  const latest = useRef<{ readonly key: string; readonly page: Page<Message> }>(undefined);
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
