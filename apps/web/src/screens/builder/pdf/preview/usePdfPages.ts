import { useEffect, useState } from 'react';
import type { PdfPages } from './open-pdf-pages.ts';

/**
 * Opens the pages of a PDF; the PDF reader loads on first use. Until the pages are open, those of the previous PDF
 * remain.
 */
export function usePdfPages(pdf: Blob | undefined): { readonly pages?: PdfPages; readonly failure?: unknown } {
  const [state, setState] = useState<{ pages?: PdfPages; failure?: unknown }>({});
  useEffect(() => {
    if (!pdf) return;
    let isCancelled = false;
    const open = async () => {
      const { openPdfPages } = await import('./open-pdf-pages.ts');
      const pages = await openPdfPages(pdf);
      if (isCancelled) pages.close();
      else setState({ pages });
    };
    open().catch((failure: unknown) => !isCancelled && setState(({ pages }) => ({ pages, failure })));
    return () => {
      isCancelled = true;
    };
  }, [pdf]);
  const { pages } = state;
  useEffect(() => () => pages?.close(), [pages]);
  return state;
}
