import type { ResponseRow } from '@tideform/sync';
import { useEffect, useState } from 'react';

export type ResponseTitle = (row: ResponseRow) => string;

const load = async (): Promise<ResponseTitle> => {
  const { responseTitle } = await import('@tideform/sync/response-title');
  return (row) => responseTitle(row, row.submissionNumber);
};

/** Where what writes titles cannot be had, the title that the response came with must do. */
const asStored: ResponseTitle = (row) => row.title || row.formTitle;

let loaded: ResponseTitle | undefined;

/** Writes the titles of responses on this device from their answers; `undefined` while that is loading. */
export function useResponseTitle(): ResponseTitle | undefined {
  const [title, setTitle] = useState<ResponseTitle | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isHere = true;
    load().then(
      (found) => {
        loaded = found;
        if (isHere) setTitle(() => found);
      },
      () => isHere && setTitle(() => asStored),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return title;
}
