import type { OutboxRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Returns the progress of a response's submit; `undefined` while loading and if no submit is in progress. */
export function useQueuedSubmit(responseId: string): OutboxRow | undefined {
  const { database } = useData();
  return useLiveQuery(() => database.outbox.get(responseId), [database, responseId]);
}
