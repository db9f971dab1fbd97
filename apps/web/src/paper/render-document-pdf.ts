import type { PrintDocument } from '@tideform/engine';
import { PdfRendererUnavailable, toError } from '@tideform/sync/failures';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';

/** Renders a document that isn't a response as PDF, in a separate worker. The document's images are data URLs. */
export async function renderDocumentPdf(document: Omit<PrintDocument, 'pageLines'>): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const rendering = Promise.withResolvers<Uint8Array>();
  worker.onmessage = ({ data }: MessageEvent<FromPdfWorker>) => {
    if (data.kind === 'drawn') rendering.resolve(data.pdf);
    else if (data.kind === 'failed') rendering.reject(toError(data.failure));
  };
  worker.onerror = (event) => rendering.reject(new PdfRendererUnavailable({ cause: new Error(event.message) }));
  try {
    worker.postMessage({ kind: 'paper', document } satisfies ToPdfWorker);
    return new Blob([(await rendering.promise) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  } finally {
    worker.terminate();
  }
}
