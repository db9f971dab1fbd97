/// <reference lib="webworker" />
import { failureOf } from '@tideform/sync/failures';
import { drawDocument, drawPdf } from './draw-pdf.ts';
import type { FromPdfWorker, ToPdfWorker } from './pdf-messages.ts';

// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromPdfWorker, moved: Transferable[] = []): void => scope.postMessage(message, moved);

/** Pictures that were asked for and have not come. */
const asked = new Map<number, (bytes: Uint8Array<ArrayBuffer> | undefined) => void>();
let lastReply = 0;

scope.onmessage = async ({ data: message }: MessageEvent<ToPdfWorker>) => {
  if (message.kind === 'picture') {
    asked.get(message.reply)?.(message.bytes);
    asked.delete(message.reply);
    return;
  }
  try {
    const pdf =
      message.kind === 'paper'
        ? await drawDocument(message.document)
        : await drawPdf({ ...message.response, images: askFor }, message.reader);
    tell({ kind: 'drawn', pdf }, [pdf.buffer as ArrayBuffer]);
  } catch (cause) {
    tell({ kind: 'failed', failure: failureOf(cause) });
  }
};

function askFor(source: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    asked.set(++lastReply, resolve);
    tell({ kind: 'picture', source, reply: lastReply });
  });
}
