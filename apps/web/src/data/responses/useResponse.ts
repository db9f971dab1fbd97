import type { OutboxRow, ResponseCommands, ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/**
 * Returns one of the user's responses on this device; `undefined` while loading, `null` if the response isn't on this
 * device or belongs to another account.
 */
export function useResponse(responseId: string | undefined): ResponseRow | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const row = responseId ? await database.responses.get(responseId) : undefined;
    return row?.tenantId === identity.tenantId && row.userId === identity.userId ? row : null;
  }, [database, identity, responseId]);
}

/** Returns the operations on responses. They work offline. */
export const useResponseCommands = (): ResponseCommands => useData().responses;

/** Returns the progress of a response's submit; `undefined` while loading and if no submit is in progress. */
export function useQueuedSubmit(responseId: string): OutboxRow | undefined {
  const { database } = useData();
  return useLiveQuery(() => database.outbox.get(responseId), [database, responseId]);
}
