import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

const none: ReadonlySet<string> = new Set();

/** Of some items of the library, those whose responses this device shows as its own, with the items; `undefined` without items. */
export function useHereAlready<Item extends { readonly responseId: string }>(items: readonly Item[] | undefined) {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    if (!items) return undefined;
    const rows = await database.responses.bulkGet(items.map(({ responseId }) => responseId));
    const here = rows.filter(
      (row) =>
        row?.deleted === 0 &&
        row.collaborators.length > 0 &&
        row.userId === identity.userId &&
        row.tenantId === identity.tenantId,
    );
    return { items, here: here.length === 0 ? none : new Set(here.map((row) => row?.id ?? '')) };
  }, [database, identity, items]);
}
