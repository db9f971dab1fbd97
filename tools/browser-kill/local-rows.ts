import type { Page } from '@playwright/test';

/** State of one response in the browser's local database. */
export interface LocalResponse {
  readonly answers: Readonly<{ [key: string]: unknown }> | undefined;
  readonly submitted: boolean;
  readonly revision: number;
  readonly hasReceipt: boolean;
  readonly isQueued: boolean;
}

/** Reads a response from IndexedDB directly, bypassing the app, so that app code can't hide a damaged row. */
export async function readResponse(page: Page, id: string): Promise<LocalResponse> {
  const tables = ['responses', 'receipts', 'outbox'];
  const [row, receipt, queued] = await readRows(
    page,
    tables.map((table) => ({ table, key: id })),
  );
  return {
    answers: row?.data.data,
    submitted: row?.submitted === 1,
    revision: row?.revision ?? 0,
    hasReceipt: receipt !== undefined,
    isQueued: queued !== undefined,
  };
}

/** Returns whether all local changes of the draft are saved in the library. */
export async function isInLibrary(page: Page, id: string): Promise<boolean> {
  const [row] = await readRows(page, [{ table: 'responses', key: id }]);
  return row?.driveItemId !== undefined && row.isDirty === 0;
}

export const countRows = async (page: Page, table: string): Promise<number> => (await readRows(page, [{ table }]))[0];

/** Returns the number of rows in each table, read in one transaction. */
export const countEach = (page: Page, tables: readonly string[]): Promise<number[]> =>
  readRows(
    page,
    tables.map((table) => ({ table })),
  );

/** Returns the leader's epoch: how often the leader has changed. */
export const readEpoch = async (page: Page): Promise<number> =>
  (await readRows(page, [{ table: 'lease', key: 'leader' }]))[0]?.epoch ?? 0;

/** A request for one row of a table, or for the number of rows if `key` is missing. */
interface RowRequest {
  readonly table: string;
  readonly key?: string;
}

/** Reads rows or counts in one transaction over a separate connection. */
// biome-ignore lint/suspicious/noExplicitAny: rows as stored
function readRows(page: Page, all: readonly RowRequest[]): Promise<any[]> {
  return page.evaluate(async (requests) => {
    const awaitRequest = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await awaitRequest(indexedDB.open('tideform'));
    try {
      const transaction = database.transaction(requests.map(({ table }) => table));
      return await Promise.all(
        requests.map(({ table, key }) => {
          const store = transaction.objectStore(table);
          return key === undefined ? awaitRequest(store.count()) : awaitRequest(store.get(key));
        }),
      );
    } finally {
      database.close();
    }
  }, all);
}
