import type { FileStore } from '@tideform/components/kit/FileStore.tsx';
import type { FileCommands, StoredResponse } from '@tideform/sync';
import { useMemo } from 'react';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { useData } from '../data-context.ts';

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

/** Returns a function that reads a file of a response, from this device or from the library. */
export const useReadFile = (): FileCommands['read'] => useData().files.read;

/**
 * Returns a function that renders a response's current PDF. The PDF of a draft on this device includes unsaved answers.
 */
export function useRenderPdf(): (response: StoredResponse) => Promise<Blob> {
  const { database, forms } = useData();
  return async (response) => {
    await flushPendingSaves();
    return forms.getPdf((await database.responses.get(response.id)) ?? response);
  };
}
