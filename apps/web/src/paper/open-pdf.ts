import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import ReaderWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** PDF file that was opened with PDF.js. */
export interface OpenedPdf {
  readonly file: PDFDocumentProxy;
  close(): Promise<void>;
}

/** Worker of PDF.js, which all opened files share. */
let pdfWorker: PDFWorker | undefined;

/**
 * Opens a PDF file in a worker. Content of the file can neither run code nor send requests.
 * @throws if the file isn't a valid PDF
 */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  pdfWorker ??= PDFWorker.create({ port: new ReaderWorker() });
  const task = getDocument({ data, worker: pdfWorker, enableXfa: false, useWasm: false, useWorkerFetch: false });
  return { file: await task.promise, close: () => task.destroy() };
}
