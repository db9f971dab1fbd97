import type { FileStore } from '@tideform/components/kit/FileStore.tsx';
import { useMemo } from 'react';
import { flushPendingSaves } from '../saving/pending-saves.ts';
import { useData } from './data-context.ts';

/**
 * Returns the file store of one response. Files are stored on this device first, and in the library after the next
 * sync. Pass it to the `FileStoreProvider` around the response's form. Thumbnails are created by the components that
 * show them.
 */
export function useFileStore(responseId: string): FileStore {
  const { files } = useData();
  return useMemo(
    () => ({
      add: (file) => files.add(responseId, file, { name: file.name, type: file.type }),
      saved: flushPendingSaves,
      read: (value) => files.read(value),
    }),
    [files, responseId],
  );
}
