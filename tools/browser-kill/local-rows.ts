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
export function readResponse(page: Page, id: string): Promise<LocalResponse> {
  return page.evaluate(async (responseId) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tideform');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const get = (table: string) =>
      // biome-ignore lint/suspicious/noExplicitAny: rows as they lie there
      new Promise<any>((resolve, reject) => {
        const asked = database.transaction(table).objectStore(table).get(responseId);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    try {
      const [row, receipt, queued] = [await get('responses'), await get('receipts'), await get('outbox')];
      return {
        answers: row?.data.data,
        submitted: row?.submitted === 1,
        revision: row?.revision ?? 0,
        hasReceipt: receipt !== undefined,
        isQueued: queued !== undefined,
      };
    } finally {
      database.close();
    }
  }, id);
}

export function countRows(page: Page, table: string): Promise<number> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tideform');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      return await new Promise<number>((resolve, reject) => {
        const asked = database.transaction(name).objectStore(name).count();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    } finally {
      database.close();
    }
  }, table);
}
