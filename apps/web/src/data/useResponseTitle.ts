import type { ResponseRow } from '@tideform/sync';
import { useEffect, useState } from 'react';

export type FormatResponseTitle = (row: ResponseRow) => string;

const loadFormatResponseTitle = async (): Promise<FormatResponseTitle> => {
  const { renderResponseTitle: responseTitle } = await import('@tideform/sync/response-title');
  return (row) => responseTitle(row, row.submissionNumber);
};

/** Returns the stored title. Used if the code that computes titles can't be loaded. */
const getStoredTitle: FormatResponseTitle = (row) => row.title || row.formTitle;

let loadedFormatter: FormatResponseTitle | undefined;

/**
 * Returns a function that computes the title of a response on this device from its answers; `undefined` while that code
 * is loading.
 */
export function useResponseTitle(): FormatResponseTitle | undefined {
  const [title, setTitle] = useState<FormatResponseTitle | undefined>(() => loadedFormatter);
  useEffect(() => {
    if (loadedFormatter) return;
    let isMounted = true;
    loadFormatResponseTitle().then(
      (found) => {
        loadedFormatter = found;
        if (isMounted) setTitle(() => found);
      },
      () => isMounted && setTitle(() => getStoredTitle),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return title;
}
