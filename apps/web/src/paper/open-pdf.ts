import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import ReaderWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** A PDF that is read on this device. */
export interface OpenedPdf {
  readonly file: PDFDocumentProxy;
  close(): Promise<void>;
}

/** One for all: it has read what reads PDFs. */
let reader: PDFWorker | undefined;

/** Opens a PDF in a worker. Nothing in the file can run or fetch anything. @throws when it is none */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  reader ??= PDFWorker.create({ port: new ReaderWorker() });
  const task = getDocument({ data, worker: reader, enableXfa: false, useWasm: false, useWorkerFetch: false });
  return { file: await task.promise, close: () => task.destroy() };
}
