/// <reference lib="webworker" />
import { toFailure } from '@tideform/sync/failures';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';
import { renderDocument, renderResponsePdf } from './render-pdf.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const sendToPage = (message: FromPdfWorker, moved: Transferable[] = []): void => scope.postMessage(message, moved);

/** Maps request IDs to functions that receive the requested images. */
const pendingImages = new Map<number, (bytes: Uint8Array<ArrayBuffer> | undefined) => void>();
let lastReply = 0;

scope.onmessage = async ({ data: message }: MessageEvent<ToPdfWorker>) => {
  if (message.kind === 'picture') {
    pendingImages.get(message.reply)?.(message.bytes);
    pendingImages.delete(message.reply);
    return;
  }
  try {
    const pdf =
      message.kind === 'paper'
        ? await renderDocument(message.document)
        : await renderResponsePdf({ ...message.response, images: requestImage }, message.reader);
    sendToPage({ kind: 'drawn', pdf }, [pdf.buffer as ArrayBuffer]);
  } catch (cause) {
    sendToPage({ kind: 'failed', failure: toFailure(cause) });
  }
};

function requestImage(source: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    pendingImages.set(++lastReply, resolve);
    sendToPage({ kind: 'picture', source, reply: lastReply });
  });
}
