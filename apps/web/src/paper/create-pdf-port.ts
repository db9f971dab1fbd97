import type { PdfPort } from '@tideform/sync';
import { CannotDraw, failedWith } from '@tideform/sync/failures';
import type { FromPdfWorker, PaperReader, ToPdfWorker } from './pdf-messages.ts';

/**
 * Draws each PDF in a worker of its own: only so can one that takes too long be ended, and goes sync on meanwhile. A
 * worker that has drawn well is kept for the next, because it has loaded what draws.
 */
export function createPdfPort(startWorker: () => Worker, reader: PaperReader): PdfPort {
  let spare: Worker | undefined;

  const release = (worker: Worker): void => {
    worker.onmessage = null;
    worker.onerror = null;
    if (spare) worker.terminate();
    else spare = worker;
  };

  return {
    async draw({ images, ...response }, signal) {
      const worker = spare ?? startWorker();
      spare = undefined;
      const drawing = Promise.withResolvers<Uint8Array>();
      const tell = (message: ToPdfWorker): void => worker.postMessage(message);
      worker.onmessage = ({ data }: MessageEvent<FromPdfWorker>) => {
        if (data.kind === 'drawn') drawing.resolve(data.pdf);
        else if (data.kind === 'failed') drawing.reject(failedWith(data.failure));
        else images(data.source).then((bytes) => tell({ kind: 'picture', reply: data.reply, bytes }), drawing.reject);
      };
      worker.onerror = (event) =>
        drawing.reject(new CannotDraw({ cause: new Error(event.message || 'The worker for PDFs could not start.') }));
      signal.addEventListener('abort', () => drawing.reject(signal.reason), { once: true });
      try {
        tell({ kind: 'draw', response, reader });
        const pdf = await drawing.promise;
        release(worker);
        return pdf;
      } catch (cause) {
        worker.terminate();
        throw cause;
      }
    },
  };
}
