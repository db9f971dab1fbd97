import type { PrintDocument } from '@tideform/engine';
import { CannotDraw, failedWith } from '@tideform/sync/failures';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';

/** Draws what is no response, in a worker of its own. Pictures lie in it as data URLs. */
export async function drawPaper(document: Omit<PrintDocument, 'pageLines'>): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const drawing = Promise.withResolvers<Uint8Array>();
  worker.onmessage = ({ data }: MessageEvent<FromPdfWorker>) => {
    if (data.kind === 'drawn') drawing.resolve(data.pdf);
    else if (data.kind === 'failed') drawing.reject(failedWith(data.failure));
  };
  worker.onerror = (event) => drawing.reject(new CannotDraw({ cause: new Error(event.message) }));
  try {
    worker.postMessage({ kind: 'paper', document } satisfies ToPdfWorker);
    return new Blob([(await drawing.promise) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  } finally {
    worker.terminate();
  }
}
