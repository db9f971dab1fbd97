import type { ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** One response on this device; `undefined` while reading, `null` when it is not here. */
export function useResponse(responseId: string | undefined): ResponseRow | null | undefined {
  const { database } = useData();
  return useLiveQuery(
    async () => (responseId && (await database.responses.get(responseId))) || null,
    [database, responseId],
  );
}
