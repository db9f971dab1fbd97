import type { OutboxRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** How far the submit of a response has come; nothing while reading, and when there is none on its way. */
export function useQueuedSubmit(responseId: string): OutboxRow | undefined {
  const { database } = useData();
  return useLiveQuery(() => database.outbox.get(responseId), [database, responseId]);
}
