import { useEffect, useState } from 'react';
import type { Pages } from './open-pages.ts';

/** The pages of a PDF, read by what is loaded when it is first needed; those of the last one until then. */
export function usePages(pdf: Blob | undefined): { readonly pages?: Pages; readonly failure?: unknown } {
  const [read, setRead] = useState<{ pages?: Pages; failure?: unknown }>({});
  useEffect(() => {
    if (!pdf) return;
    let isOver = false;
    const open = async () => {
      const { openPages } = await import('./open-pages.ts');
      const pages = await openPages(pdf);
      if (isOver) pages.close();
      else setRead({ pages });
    };
    open().catch((failure: unknown) => !isOver && setRead(({ pages }) => ({ pages, failure })));
    return () => {
      isOver = true;
    };
  }, [pdf]);
  const { pages } = read;
  useEffect(() => () => pages?.close(), [pages]);
  return read;
}
