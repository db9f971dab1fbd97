import type { Speech } from '@tideform/words';
import { createPdfPort } from '../../../paper/create-pdf-port.ts';
import { openShareDatabase } from './open-share-database.ts';
import { createShareStore } from './share-store.ts';
import type { ShareWorld } from './share-world.ts';

/** What draws and its fonts are loaded when the first response is drawn. */
const startPdfWorker = (): Worker =>
  new Worker(new URL('../../../paper/pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

const hold: ShareWorld['hold'] = (name, isTaken) =>
  new Promise((resolve, reject) => {
    const lost = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const wish = isTaken ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, wish, (lock) => {
        if (!lock) return resolve(undefined);
        resolve({ lost: lost.promise, release: released.resolve });
        return released.promise;
      })
      .catch((cause: unknown) => {
        lost.resolve();
        reject(cause);
      });
  });

/** The browser, for the page of share links. @throws when it keeps nothing at all */
export async function openBrowserShareWorld(speech: Speech): Promise<ShareWorld> {
  const store = createShareStore(await openShareDatabase(indexedDB));
  const paper = createPdfPort(startPdfWorker, { user: {}, speech });
  return {
    fetch: (...asked) => fetch(...asked),
    store,
    now: () => new Date().toISOString(),
    uuid: () => crypto.randomUUID(),
    hold,
    alone: (name, work) => navigator.locks.request(name, work),
    drawPdf: async (response, signal) => {
      const pdf = await paper.draw(response, signal);
      return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
    },
  };
}
