import { type StorageUse, type StorageWarning, storageWarnings } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { browserStorage } from './browser-storage.ts';

const lookEveryMs = 60_000;

/** How full this browser's storage is and what is worth saying of it; `undefined` until it is known, or where nobody says. */
export function useStorageUse():
  | { readonly use: StorageUse; readonly warnings: readonly StorageWarning[] }
  | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void browserStorage.storage().then(
        (next) => !isOver && setUse(next),
        () => undefined,
      );
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return use && { use, warnings: storageWarnings(use) };
}
