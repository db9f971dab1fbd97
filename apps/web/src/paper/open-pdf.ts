import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import ReaderWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** Opened PDF file. */
export interface OpenedPdf {
  readonly file: PDFDocumentProxy;
  close(): Promise<void>;
}

/** Shared worker of PDF.js. */
let pdfWorker: PDFWorker | undefined;

/** Opens a PDF in a worker. Nothing in the file can run code or send requests. @throws if the file isn't a valid PDF */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  pdfWorker ??= PDFWorker.create({ port: new ReaderWorker() });
  const task = getDocument({ data, worker: pdfWorker, enableXfa: false, useWasm: false, useWorkerFetch: false });
  return { file: await task.promise, close: () => task.destroy() };
}
