import type { Owner } from './scheduler.ts';
import { type Disk, listen } from './simulated-disk.ts';

/**
 * One tab's door to the databases of its browser. When the tab dies, its unfinished transactions are rolled back and its
 * connections closed; what it had committed stays.
 */
export interface TabDatabases {
  readonly indexedDB: IDBFactory;
  die(): void;
}

export function openTabDatabases(
  browser: IDBFactory,
  owner: Owner,
  disk: Disk,
  isFull: () => boolean = () => false,
): TabDatabases {
  const connections = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();

  const watch = (connection: IDBDatabase): void => {
    connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...asked) => {
      if (owner.isDead) throw new DOMException('The tab is gone', 'AbortError');
      const transaction = begin(...asked);
      transactions.add(transaction);
      const writes = listen(transaction, (write) => {
        // Deleting makes room; only what adds can find none.
        if (write.method === 'put' && isFull()) overflow(transaction);
      });
      transaction.addEventListener('abort', () => transactions.delete(transaction));
      transaction.addEventListener('complete', () => {
        transactions.delete(transaction);
        if (writes.length > 0) disk.committed(transaction.durability, writes);
      });
      return transaction;
    };
  };

  const indexedDB: IDBFactory = {
    open(name, version) {
      // A dead tab's code may still try: it gets no answer.
      if (owner.isDead) return {} as IDBOpenDBRequest;
      const request = browser.open(name, version);
      request.addEventListener('success', () => watch(request.result));
      return request;
    },
    cmp: (first, second) => browser.cmp(first, second),
    databases: () => browser.databases(),
    deleteDatabase: (name) => browser.deleteDatabase(name),
  };
  return {
    indexedDB,
    die() {
      for (const transaction of transactions) abort(transaction);
      for (const connection of connections) connection.close();
    },
  };
}

/**
 * What a browser does when the storage is full.
 *
 * NOTE: IndexedDB has no call for it; fake-indexeddb's own one is not in its types.
 */
function overflow(transaction: IDBTransaction): void {
  (transaction as IDBTransaction & { _abort(reason: string): void })._abort('QuotaExceededError');
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has committed: what is told of it comes too late for this tab.
  }
}
