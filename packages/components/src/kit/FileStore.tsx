import type { StoredFile } from '@tideform/engine';
import { createContext, useContext } from 'react';

/** Storage for the files of one response: first on this device, then in the library after the next sync. */
export interface FileStore {
  /**
   * Stores a file on this device. Resolves when the bytes are on disk.
   * @throws if the file can't be stored (storage full, file unreadable)
   */
  add(file: File): Promise<StoredFile>;
  /**
   * Saves the answers that reference added files. A file counts as added only after this call, because its stored bytes
   * are unreferenced until then. Absent if answers aren't saved.
   */
  saved?(): Promise<void>;
  /**
   * Returns the file's bytes, from this device or from the library.
   * @throws if the bytes are currently unavailable
   */
  read(value: StoredFile): Promise<Blob>;
}

const FileStoreContext = createContext<FileStore | undefined>(undefined);

export const FileStoreProvider = FileStoreContext.Provider;

/** Returns the file store; `undefined` if files can't be added. */
export function useFileStore(): FileStore | undefined {
  return useContext(FileStoreContext);
}

const pendingFiles = new WeakMap<FileStore, Set<Promise<boolean>>>();

/**
 * Registers files that are being added to the answers, so that submitting waits for them.
 * @param added resolves to whether the files were added; never rejects
 */
export function trackPendingFile(store: FileStore, added: Promise<boolean>): void {
  const all = pendingFiles.get(store) ?? new Set();
  pendingFiles.set(store, all);
  all.add(added);
  void added.finally(() => all.delete(added));
}

/**
 * Waits until no file is being added any more. Resolves to whether all files were added; `undefined` if none is
 * pending.
 */
export function waitForPendingFiles(store: FileStore | undefined): Promise<boolean> | undefined {
  const all = store && pendingFiles.get(store);
  if (!all || all.size === 0) return undefined;
  return (async () => {
    let areAllAdded = true;
    // More files may have been picked in the meantime.
    while (all.size > 0) areAllAdded = (await Promise.all(all)).every(Boolean) && areAllAdded;
    return areAllAdded;
  })();
}
