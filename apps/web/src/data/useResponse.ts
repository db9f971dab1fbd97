import type { ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/**
 * One response of the user on this device; `undefined` while loading, `null` when it isn't here or belongs to another
 * account.
 */
export function useResponse(responseId: string | undefined): ResponseRow | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    const row = responseId ? await database.responses.get(responseId) : undefined;
    return row?.tenantId === identity.tenantId && row.userId === identity.userId ? row : null;
  }, [database, identity, responseId]);
}
