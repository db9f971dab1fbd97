import { getStorageWarnings, type StorageUse, type StorageWarning } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { browserStorage } from './browser-storage.ts';

const pollMs = 60_000;

/** Returns storage usage and warnings about it; `undefined` until known, and in browsers that don't report it. */
export function useStorageUse():
  | { readonly use: StorageUse; readonly warnings: readonly StorageWarning[] }
  | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let isUnmounted = false;
    const refresh = () =>
      void browserStorage.storage().then(
        (next) => !isUnmounted && setUse(next),
        () => undefined,
      );
    refresh();
    const timer = setInterval(refresh, pollMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return use && { use, warnings: getStorageWarnings(use) };
}
