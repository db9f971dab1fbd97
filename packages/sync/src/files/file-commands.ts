import type { FileLike, StoredFile } from '@tideform/engine';

/** Commands for files of responses. Files are stored on this device first, and uploaded by the next sync. */
export interface FileCommands {
  /**
   * Stores a selected file for a draft. Once it resolves, a crash doesn't lose the file. Rejects when the bytes can't
   * be read or there isn't enough space (`isQuotaExceeded`).
   */
  add(
    responseId: string,
    content: Blob,
    file: { readonly name: string; readonly type: string; readonly thumbnail?: string },
  ): Promise<StoredFile>;
  /** Reads a file from this device, or else from the library. Rejects with `FileUnavailable` if neither has it. */
  read(file: FileLike, signal?: AbortSignal): Promise<Blob>;
}
