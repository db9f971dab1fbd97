import type { RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../../../../paper/open-pdf.ts';

/** PDF whose pages can be rendered as pictures. */
export interface PdfPages {
  /** Size of each page, in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Renders the page at `index`, from 0. @returns `undefined` if `signal` was aborted meanwhile */
  renderPage(index: number, widthPx: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  close(): void;
}

/**
 * Opens a PDF that this app created. It is rendered on this device; nothing in the file can run code or make requests.
 */
export async function openPdfPages(pdf: Blob): Promise<PdfPages> {
  const { file: pdfFile, close } = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
  const pages = await Promise.all(Array.from({ length: pdfFile.numPages }, (_, index) => pdfFile.getPage(index + 1)));
  return {
    sizes: pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    }),
    async renderPage(index, widthPx, signal) {
      const page = pages[index];
      if (!page) return undefined;
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const renderTask: RenderTask = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => renderTask.cancel(), { once: true });
      try {
        await renderTask.promise;
        return canvas;
      } catch (cause) {
        if (signal.aborted) return undefined;
        throw cause;
      }
    },
    close: () => void close(),
  };
}
