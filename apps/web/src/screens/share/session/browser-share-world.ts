import type { Speech } from '@tideform/i18n';
import type { PdfPort } from '@tideform/sync';
import { loadConfig } from '../../../config.ts';
import { createPdfPort } from '../../../paper/create-pdf-port.ts';
import { holdEditLock } from '../../../saving/edit-lock.ts';
import { deviceStorage } from '../../../ui/device-storage.ts';
import { createSparingStore } from './create-sparing-store.ts';
import { openShareDatabase } from './open-share-database.ts';
import { createShareStore, readKept } from './share-store.ts';
import type { ShareWorld } from './share-world.ts';
import { type PageAhead, takeAhead } from './take-ahead.ts';

/** What draws and its fonts are loaded when the first response is drawn. */
const startPdfWorker = (): Worker =>
  new Worker(new URL('../../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

const hold: ShareWorld['hold'] = (name, isTaken, onTake) =>
  holdEditLock(name, { mode: isTaken ? 'take' : 'ask', onTake });

/** Where a page may keep nothing it shares nothing with another one, either: each answers alone. */
const holdAlone: ShareWorld['hold'] = async () => ({ lost: new Promise(() => undefined), release: () => undefined });

/** `undefined` where the browser lets this page keep nothing: to ask throws already, or it never answers. */
async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, openTimeoutMs));
    return await Promise.race([openShareDatabase(indexedDB), late]);
  } catch {
    return undefined;
  }
}

const openTimeoutMs = 5_000;

/** Without the server's configuration paper has no maps. */
async function openPaper(speech: Speech): Promise<PdfPort> {
  const ports = { fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked), storage: deviceStorage() };
  const config = await loadConfig({ ...ports, onOther: () => undefined }).catch(() => undefined);
  return createPdfPort(startPdfWorker, { user: {}, speech, maps: config?.maps });
}

/** The browser, for the page of share links. */
export async function openBrowserShareWorld(speech: Speech): Promise<ShareWorld> {
  const database = await openDatabase();
  const { store, keeping } = createSparingStore(database && createShareStore(database), () => readKept(database!));
  let paper: Promise<PdfPort> | undefined;
  return {
    fetch: takeAhead((...asked) => fetch(...asked), globalThis as PageAhead),
    store,
    keeping,
    now: () => new Date().toISOString(),
    uuid: () => crypto.randomUUID(),
    hold: database ? hold : holdAlone,
    alone: (name, work) => (database ? navigator.locks.request(name, work) : work()),
    drawPdf: async (response, signal) => {
      paper ??= openPaper(speech);
      const pdf = await (await paper).draw(response, signal);
      return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
    },
  };
}
