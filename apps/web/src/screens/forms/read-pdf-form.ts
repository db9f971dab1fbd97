import { type PdfForm, readPdfForm } from '@tideform/import';
import { type OpenedPdf, openPdf } from '../../paper/open-pdf.ts';

/** Maximum pages rendered for comparison. */
const maxPages = 12;
const pageWidthPx = 900;

/**
 * Reads text and fields of a PDF in a worker, without running scripts or loading resources.
 *
 * @throws if the file isn't a PDF
 */
export async function loadPdfForm(pdf: Blob): Promise<PdfForm> {
  return runWithPdf(new Uint8Array(await pdf.arrayBuffer()), readPdfForm);
}

/** Renders the first pages of a PDF, and passes each to `addPage`. @throws if the file isn't a PDF */
export async function renderPdfPages(bytes: Uint8Array, addPage: (page: HTMLCanvasElement) => unknown): Promise<void> {
  await runWithPdf(bytes.slice(), async (file) => {
    for (let number = 1; number <= Math.min(file.numPages, maxPages); number += 1) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: pageWidthPx / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      addPage(canvas);
    }
  });
}

async function runWithPdf<Read>(data: Uint8Array, read: (file: OpenedPdf['file']) => Promise<Read>): Promise<Read> {
  const { file, close } = await openPdf(data);
  try {
    return await read(file);
  } finally {
    await close().catch(() => undefined);
  }
}
