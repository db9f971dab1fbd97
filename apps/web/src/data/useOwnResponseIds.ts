import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

const noIds: ReadonlySet<string> = new Set();

/**
 * Returns which of the items are the user's own responses on this device: their IDs, and the items for which they were
 * determined. `undefined` without items.
 */
export function useOwnResponseIds<Item extends { readonly responseId: string }>(items: readonly Item[] | undefined) {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    if (!items) return undefined;
    const rows = await database.responses.bulkGet(items.map(({ responseId }) => responseId));
    const ownRows = rows.filter(
      (row) =>
        row?.deleted === 0 &&
        row.collaborators.length > 0 &&
        row.userId === identity.userId &&
        row.tenantId === identity.tenantId,
    );
    return { items, here: ownRows.length === 0 ? noIds : new Set(ownRows.map((row) => row?.id ?? '')) };
  }, [database, identity, items]);
}
