import type { FileLike, StoredFile } from '@tideform/engine';

/** The files of responses: on this device first, in the library after the next sync. */
export interface FileCommands {
  /**
   * Keeps a picked file for a draft. Resolves when the local database has it: from then on a crash does not lose it.
   * Rejects when the bytes cannot be read, or there is no room for them (`isQuotaExceeded`).
   */
  add(
    responseId: string,
    content: Blob,
    file: { readonly name: string; readonly type: string; readonly thumbnail?: string },
  ): Promise<StoredFile>;
  /** From this device, else from the library. Rejects with `FileUnavailable` when neither gives it. */
  read(file: FileLike, signal?: AbortSignal): Promise<Blob>;
}
