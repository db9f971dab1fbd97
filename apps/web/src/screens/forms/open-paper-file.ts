import { openPaper, type Paper } from '@tideform/import';
import { type OpenedPdf, openPdf } from '../../paper/open-pdf.ts';

/** Pages that are drawn at most: whoever compares looks at the first ones. */
const mostPages = 12;
const pageWidthPx = 900;

/** Reads what stands on a PDF that somebody brings, in a worker. Nothing in it runs, and nothing is fetched. @throws when it is none */
export async function openPaperFile(pdf: Blob): Promise<Paper> {
  return withPaper(new Uint8Array(await pdf.arrayBuffer()), openPaper);
}

/** Draws the first pages of a PDF, one after the other. @throws when it is none */
export async function drawPaperPages(bytes: Uint8Array, put: (page: HTMLCanvasElement) => unknown): Promise<void> {
  await withPaper(bytes.slice(), async (file) => {
    for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: pageWidthPx / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      put(canvas);
    }
  });
}

async function withPaper<Read>(data: Uint8Array, read: (file: OpenedPdf['file']) => Promise<Read>): Promise<Read> {
  const { file, close } = await openPdf(data);
  try {
    return await read(file);
  } finally {
    await close().catch(() => undefined);
  }
}
