import type { EventOwner } from './scheduler.ts';
import { type Disk, recordWrites } from './simulated-disk.ts';

/**
 * A tab's access to its browser's databases. When the tab dies, unfinished transactions are rolled back and its
 * connections closed; committed data is kept.
 */
export interface TabDatabases {
  readonly indexedDB: IDBFactory;
  closeAll(): void;
}

export function openTabDatabases(
  browser: IDBFactory,
  owner: EventOwner,
  disk: Disk,
  isFull: () => boolean = () => false,
): TabDatabases {
  const connections = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();

  const watch = (connection: IDBDatabase): void => {
    connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      if (owner.isDead) throw new DOMException('The tab was closed', 'AbortError');
      const transaction = begin(...args);
      transactions.add(transaction);
      const writes = recordWrites(transaction, (write) => {
        // Deleting frees space; only adding can fail.
        if (write.method === 'put' && isFull()) abortAsFull(transaction);
      });
      transaction.addEventListener('abort', () => transactions.delete(transaction));
      transaction.addEventListener('complete', () => {
        transactions.delete(transaction);
        if (writes.length > 0) disk.recordCommit(transaction.durability, writes);
      });
      return transaction;
    };
  };

  const indexedDB: IDBFactory = {
    open(name, version) {
      // Code of a dead tab may still call this; it gets no response.
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
    closeAll() {
      for (const transaction of transactions) abortIfOpen(transaction);
      for (const connection of connections) connection.close();
    },
  };
}

/**
 * Aborts a transaction like a browser with a full storage.
 * NOTE: IndexedDB has no call for this; fake-indexeddb's own one isn't in its types.
 */
function abortAsFull(transaction: IDBTransaction): void {
  (transaction as IDBTransaction & { _abort(reason: string): void })._abort('QuotaExceededError');
}

function abortIfOpen(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Already committed; events that arrive later don't concern this tab.
  }
}
