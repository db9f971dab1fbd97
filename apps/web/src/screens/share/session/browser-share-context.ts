import { sessionTokenHeader } from '@tideform/contract';
import type { Locale } from '@tideform/i18n';
import type { PdfRenderer } from '@tideform/sync';
import { loadConfig } from '../../../config.ts';
import { createPdfPort } from '../../../paper/create-pdf-port.ts';
import { acquireEditLock } from '../../../saving/edit-lock.ts';
import { getDeviceStorage } from '../../../ui/browser/device-storage.ts';
import { createFallbackStore } from './create-fallback-store.ts';
import type { ShareContext } from './share-context.ts';
import { createShareStore, openShareDatabase, readStoredRows } from './share-store.ts';

/** Creates the PDF worker, which loads the rendering code and fonts with the first response that it renders. */
const createPdfWorker = (): Worker =>
  new Worker(new URL('../../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

const acquireTabLock: ShareContext['acquireLock'] = (name, isTaken, onTake) =>
  acquireEditLock(name, { mode: isTaken ? 'take' : 'ask', onTake });

/** Lock that is always acquired: without storage, a page shares nothing with other tabs. */
const acquireFreeLock: ShareContext['acquireLock'] = async () => ({
  lost: new Promise(() => undefined),
  release: () => undefined,
});

/** Opens the database; `undefined` if the browser allows no storage: it throws or never replies. */
async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, openTimeoutMs));
    return await Promise.race([openShareDatabase(indexedDB), timeout]);
  } catch {
    return undefined;
  }
}

const openTimeoutMs = 5_000;

/** Creates the PDF renderer; without the server's configuration it has no maps. */
async function createPdfRenderer(locale: Locale): Promise<PdfRenderer> {
  const ports = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args), storage: getDeviceStorage() };
  const config = await loadConfig({ ...ports, onChanged: () => undefined }).catch(() => undefined);
  return createPdfPort(createPdfWorker, { user: {}, locale, maps: config?.maps });
}

/** Creates the context of the share link page from the browser's APIs. */
export async function createBrowserShareContext(locale: Locale): Promise<ShareContext> {
  const database = await openDatabase();
  const { store, persistence } = createFallbackStore(database && createShareStore(database), () =>
    readStoredRows(database!),
  );
  let pdfRenderer: Promise<PdfRenderer> | undefined;
  return {
    fetch: reusePrefetched((...args) => fetch(...args), globalThis as PrefetchWindow),
    store,
    persistence,
    now: () => new Date().toISOString(),
    uuid: () => crypto.randomUUID(),
    acquireLock: database ? acquireTabLock : acquireFreeLock,
    runExclusive: (name, work) => (database ? navigator.locks.request(name, work) : work()),
    renderPdf: async (response, signal) => {
      pdfRenderer ??= createPdfRenderer(locale);
      const pdf = await (await pdfRenderer).render(response, signal);
      return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
    },
  };
}

/** Replies that `share-ahead.js` requested while the page's code was loading, keyed by URL and token. */
interface PrefetchedReplies {
  readonly answers: Map<string, Promise<Response>>;
  /** Whether the page makes its own requests, so that the prefetch script stops. */
  isOver: boolean;
}

/** Window with the property that the prefetch script sets. */
export interface PrefetchWindow {
  sharedAhead?: PrefetchedReplies;
}

/** Returns a `fetch` that uses each prefetched reply once. Failed prefetches are requested again. */
export function reusePrefetched(fetch: typeof globalThis.fetch, page: PrefetchWindow): typeof globalThis.fetch {
  page.sharedAhead ??= { answers: new Map(), isOver: true };
  const prefetched = page.sharedAhead;
  return async (input, init) => {
    const requestKey = `${String(input)} ${new Headers(init?.headers).get(sessionTokenHeader) ?? ''}`;
    const answer = init?.method === 'GET' ? prefetched.answers.get(requestKey) : undefined;
    if (answer === undefined) {
      prefetched.isOver = true;
      return fetch(input, init);
    }
    prefetched.answers.delete(requestKey);
    return answer.catch(() => fetch(input, init));
  };
}
