import type { ResponseRow } from '@tideform/sync';
import { useEffect, useState } from 'react';

export type ResponseTitle = (row: ResponseRow) => string;

const load = async (): Promise<ResponseTitle> => {
  const { responseTitle } = await import('@tideform/sync/response-title');
  return (row) => responseTitle(row, row.submissionNumber);
};

/** Returns the stored title. Used if the code that computes titles can't be loaded. */
const getStoredTitle: ResponseTitle = (row) => row.title || row.formTitle;

let loaded: ResponseTitle | undefined;

/**
 * Returns a function that computes the title of a response on this device from its answers; `undefined` while that code
 * is loading.
 */
export function useResponseTitle(): ResponseTitle | undefined {
  const [title, setTitle] = useState<ResponseTitle | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isMounted = true;
    load().then(
      (found) => {
        loaded = found;
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
