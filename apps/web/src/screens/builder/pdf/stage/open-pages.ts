import type { RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../../../../paper/open-pdf.ts';

/** A PDF whose pages can be drawn as pictures. */
export interface Pages {
  /** Of each page, in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Draws a page, the first is 0. @returns undefined when `signal` aborted meanwhile */
  draw(index: number, widthPx: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  close(): void;
}

/** Opens a PDF of our own making. Everything is drawn on this device; nothing in the file can run or fetch anything. */
export async function openPages(pdf: Blob): Promise<Pages> {
  const { file: opened, close } = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
  const pages = await Promise.all(Array.from({ length: opened.numPages }, (_, index) => opened.getPage(index + 1)));
  return {
    sizes: pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    }),
    async draw(index, widthPx, signal) {
      const page = pages[index];
      if (!page) return undefined;
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing: RenderTask = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      try {
        await drawing.promise;
        return canvas;
      } catch (cause) {
        if (signal.aborted) return undefined;
        throw cause;
      }
    },
    close: () => void close(),
  };
}
