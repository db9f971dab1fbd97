import { Dexie } from 'dexie';
import type { DataRow } from './data-source-rows.ts';

/** Writes that bypass Dexie's change notifications. */
export interface UnobservedWrites {
  /**
   * Writes rows of a data source that aren't read before their summary refers to them. Call it in a transaction.
   *
   * @throws DOMException from IndexedDB; the transaction is aborted
   */
  putUnobserved(rows: readonly DataRow[]): PromiseLike<void>;
}

/**
 * Writes without change notifications.
 * NOTE: Dexie's own writes record each key in a tree for each index and send these trees to all pages, which takes more
 * memory than the rows.
 */
export function putUnobserved(rows: readonly DataRow[]): PromiseLike<void> {
  const { idbtrans } = Dexie.currentTransaction;
  const store = idbtrans.objectStore('data');
  return new Dexie.Promise<void>((resolve, reject) => {
    let firstError: DOMException | null = null;
    idbtrans.addEventListener('error', ({ target }) => {
      firstError ??= (target as IDBRequest).error;
    });
    // When the storage is full, only the transaction's error contains the reason.
    idbtrans.addEventListener('abort', () => reject(idbtrans.error ?? firstError));
    const last = rows.reduce<IDBRequest | undefined>((_before, row) => store.put(row), undefined);
    if (last) last.addEventListener('success', () => resolve());
    else resolve();
  });
}
