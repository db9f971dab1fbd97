import type { StoredFile } from '@tideform/engine';
import { createContext, useContext } from 'react';

/** Where the files of one response are kept: on this device first, in the library after the next sync. */
export interface FileStore {
  /**
   * Keeps a file on this device. Resolves when the bytes are on the disk.
   * @throws when they could not be kept (storage full, file unreadable)
   */
  add(file: File): Promise<StoredFile>;
  /**
   * Saves the answers that name what was added. Until then the bytes are there and nothing leads to them: only then a file
   * is said to be added. Absent where nothing is saved.
   */
  saved?(): Promise<void>;
  /**
   * The file's bytes, from this device or from the library.
   * @throws when they cannot be had now
   */
  read(value: StoredFile): Promise<Blob>;
}

const FileStoreContext = createContext<FileStore | undefined>(undefined);

export const FileStoreProvider = FileStoreContext.Provider;

/** `undefined` where files can't be added. */
export function useFileStore(): FileStore | undefined {
  return useContext(FileStoreContext);
}

const underWay = new WeakMap<FileStore, Set<Promise<boolean>>>();

/** Files are on their way into the answers: who submits waits for them. @param kept whether they came there; it does not fail */
export function noteUnderWay(store: FileStore, kept: Promise<boolean>): void {
  const all = underWay.get(store) ?? new Set();
  underWay.set(store, all);
  all.add(kept);
  void kept.finally(() => all.delete(kept));
}

/** Whether all files that are on their way came into the answers, as soon as none is any more; `undefined`: none is. */
export function filesKept(store: FileStore | undefined): Promise<boolean> | undefined {
  const all = store && underWay.get(store);
  if (!all || all.size === 0) return undefined;
  return (async () => {
    let areKept = true;
    // Some more may have been picked meanwhile.
    while (all.size > 0) areKept = (await Promise.all(all)).every(Boolean) && areKept;
    return areKept;
  })();
}
