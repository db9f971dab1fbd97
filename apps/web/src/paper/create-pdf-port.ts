import type { PdfRenderer } from '@tideform/sync';
import { PdfRendererUnavailable, toError } from '@tideform/sync/failures';
import type { FromPdfWorker, PdfRecipient, ToPdfWorker } from './pdf-messages.ts';

/**
 * Renders each PDF in a separate worker, so that a slow one can be aborted while sync continues. A worker that
 * succeeded is reused, because it has already loaded the renderer.
 */
export function createPdfPort(startWorker: () => Worker, reader: PdfRecipient): PdfRenderer {
  let idleWorker: Worker | undefined;

  const release = (worker: Worker): void => {
    worker.onmessage = null;
    worker.onerror = null;
    if (idleWorker) worker.terminate();
    else idleWorker = worker;
  };

  return {
    async render({ images, ...response }, signal) {
      const worker = idleWorker ?? startWorker();
      idleWorker = undefined;
      const rendering = Promise.withResolvers<Uint8Array>();
      const send = (message: ToPdfWorker): void => worker.postMessage(message);
      worker.onmessage = ({ data }: MessageEvent<FromPdfWorker>) => {
        if (data.kind === 'drawn') rendering.resolve(data.pdf);
        else if (data.kind === 'failed') rendering.reject(toError(data.failure));
        else images(data.source).then((bytes) => send({ kind: 'picture', reply: data.reply, bytes }), rendering.reject);
      };
      worker.onerror = (event) =>
        rendering.reject(
          new PdfRendererUnavailable({ cause: new Error(event.message || 'The PDF worker couldn’t start.') }),
        );
      signal.addEventListener('abort', () => rendering.reject(signal.reason), { once: true });
      try {
        send({ kind: 'draw', response, reader });
        const pdf = await rendering.promise;
        release(worker);
        return pdf;
      } catch (cause) {
        worker.terminate();
        throw cause;
      }
    },
  };
}
