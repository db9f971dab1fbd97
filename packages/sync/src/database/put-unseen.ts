import { Dexie } from 'dexie';
import type { DataRow } from './data-source-rows.ts';

/** Writing that nobody who watches a table is told of. */
export interface UnseenWriting {
  /**
   * Writes rows of a data source that nobody reads before their summary names them. Call it in a transaction.
   *
   * @throws DOMException as IndexedDB gives it; the transaction is aborted
   */
  putUnseen(rows: readonly DataRow[]): PromiseLike<void>;
}

/** NOTE: Dexie's own writing notes each key in a tree for each index and sends them to all pages: more memory than the rows take. */
export function putUnseen(rows: readonly DataRow[]): PromiseLike<void> {
  const { idbtrans } = Dexie.currentTransaction;
  const store = idbtrans.objectStore('data');
  return new Dexie.Promise<void>((resolve, reject) => {
    let refused: DOMException | null = null;
    idbtrans.addEventListener('error', ({ target }) => {
      refused ??= (target as IDBRequest).error;
    });
    // Of a full storage the transaction alone says why.
    idbtrans.addEventListener('abort', () => reject(idbtrans.error ?? refused));
    const last = rows.reduce<IDBRequest | undefined>((_before, row) => store.put(row), undefined);
    if (last) last.addEventListener('success', () => resolve());
    else resolve();
  });
}
