import type { Page } from '@playwright/test';

/** What the local database says of one response. */
export interface LocalResponse {
  readonly answers: Readonly<{ [key: string]: unknown }> | undefined;
  readonly submitted: boolean;
  readonly revision: number;
  readonly hasReceipt: boolean;
  readonly isQueued: boolean;
}

/** Reads past the app, so that nothing of it can make the rows look better than they are. */
export async function readResponse(page: Page, id: string): Promise<LocalResponse> {
  const tables = ['responses', 'receipts', 'outbox'];
  const [row, receipt, queued] = await ask(
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

/** Whether the draft lies in the library as it is here. */
export async function isInLibrary(page: Page, id: string): Promise<boolean> {
  const [row] = await ask(page, [{ table: 'responses', key: id }]);
  return row?.driveItemId !== undefined && row.isDirty === 0;
}

export const countRows = async (page: Page, table: string): Promise<number> => (await ask(page, [{ table }]))[0];

/** Rows of each table at one moment. */
export const countEach = (page: Page, tables: readonly string[]): Promise<number[]> =>
  ask(
    page,
    tables.map((table) => ({ table })),
  );

/** How often the leader has changed. */
export const epochOf = async (page: Page): Promise<number> =>
  (await ask(page, [{ table: 'lease', key: 'leader' }]))[0]?.epoch ?? 0;

/** A row; without `key` the number of rows. */
interface Asked {
  readonly table: string;
  readonly key?: string;
}

/** Answers of one moment: one transaction over a connection of its own. */
// biome-ignore lint/suspicious/noExplicitAny: rows as they lie there
function ask(page: Page, all: readonly Asked[]): Promise<any[]> {
  return page.evaluate(async (requests) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tideform'));
    try {
      const reading = database.transaction(requests.map(({ table }) => table));
      return await Promise.all(
        requests.map(({ table, key }) => {
          const store = reading.objectStore(table);
          return key === undefined ? done(store.count()) : done(store.get(key));
        }),
      );
    } finally {
      database.close();
    }
  }, all);
}
