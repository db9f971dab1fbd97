import type { OutboxRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Progress of a response's submit; `undefined` while loading and when none is in progress. */
export function useQueuedSubmit(responseId: string): OutboxRow | undefined {
  const { database } = useData();
  return useLiveQuery(() => database.outbox.get(responseId), [database, responseId]);
}
