import { createMemoryStore } from './create-memory-store.ts';
import type { Persistence } from './share-context.ts';
import type { StoredRows } from './share-records.ts';
import { type ShareStore, TakenOver } from './share-store.ts';

/**
 * Creates a store on the device that moves to memory with all its rows when a write fails, so that a full storage
 * doesn't prevent submitting.
 *
 * @param readAll reads all rows on the device
 */
export function createFallbackStore(
  device: ShareStore | undefined,
  readAll: () => Promise<StoredRows>,
): { readonly store: ShareStore; readonly persistence: Persistence } {
  let memoryStore = device ? undefined : createMemoryStore();
  let migration: Promise<ShareStore> | undefined;
  const listeners = new Set<() => void>();
  const migrate = async () => {
    memoryStore = createMemoryStore(await readAll().catch(() => undefined));
    for (const listener of listeners) listener();
    return memoryStore;
  };
  const run = async <Value>(work: (store: ShareStore) => Promise<Value>): Promise<Value> => {
    const first = memoryStore ?? device!;
    if (first === memoryStore) return work(first);
    try {
      return await work(first);
    } catch (cause) {
      // Another tab has taken over; the storage itself works.
      if (cause instanceof TakenOver) throw cause;
      migration ??= migrate();
      return work(await migration);
    }
  };
  const names = Object.keys(createMemoryStore()) as readonly (keyof ShareStore)[];
  const store = Object.fromEntries(
    names.map((name) => [
      name,
      // NOTE: the cast is needed because one function for all store methods loses their parameter types.
      (...args: unknown[]) => run((one) => (one[name] as (...all: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as ShareStore;
  return {
    store,
    persistence: {
      getLocation: () => (memoryStore ? 'page' : 'device'),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
