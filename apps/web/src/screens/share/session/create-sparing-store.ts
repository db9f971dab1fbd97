import { createMemoryStore } from './create-memory-store.ts';
import type { KeptRows } from './share-records.ts';
import { type ShareStore, TakenOver } from './share-store.ts';
import type { Keeping } from './share-world.ts';

/**
 * Keeps on the device for as long as that takes anything; then, with all that lies there, in the page: a full disk keeps nobody from
 * submitting.
 *
 * @param readAll everything that the device has
 */
export function createSparingStore(
  device: ShareStore | undefined,
  readAll: () => Promise<KeptRows>,
): { readonly store: ShareStore; readonly keeping: Keeping } {
  let page = device ? undefined : createMemoryStore();
  let moving: Promise<ShareStore> | undefined;
  const listeners = new Set<() => void>();
  const move = async () => {
    page = createMemoryStore(await readAll().catch(() => undefined));
    for (const listener of listeners) listener();
    return page;
  };
  const call = async <Value>(work: (store: ShareStore) => Promise<Value>): Promise<Value> => {
    const first = page ?? device!;
    if (first === page) return work(first);
    try {
      return await work(first);
    } catch (cause) {
      // The device has said no, and not another page of it.
      if (cause instanceof TakenOver) throw cause;
      moving ??= move();
      return work(await moving);
    }
  };
  const names = Object.keys(createMemoryStore()) as readonly (keyof ShareStore)[];
  const store = Object.fromEntries(
    names.map((name) => [
      name,
      // NOTE: one function for all of them forgets which takes what.
      (...given: unknown[]) => call((one) => (one[name] as (...all: unknown[]) => Promise<unknown>)(...given)),
    ]),
  ) as unknown as ShareStore;
  return {
    store,
    keeping: {
      where: () => (page ? 'page' : 'device'),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
