import type { Readable } from 'node:stream';

/** Hashes and size of a stored file's content. */
export interface StoredFile {
  /** SHA-256 in lower-case hexadecimal: the content's key in the store. */
  readonly sha256: string;
  readonly size: number;
  /** QuickXorHash of Microsoft 365, in base64. */
  readonly quickXorHash: string;
}

/** Range of bytes from `start` to `end`, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Content-addressed file store. Content is streamed, not loaded into memory. */
export interface FileStore {
  /**
   * Stores a stream. Once the promise resolves, the content survives a power failure. If the stream fails, nothing is
   * stored and the stream's error is thrown.
   *
   * @param beforeStored called with the content's hashes and size before the content becomes available
   * @throws `FileStoreDown` if the store can't write now
   */
  put(content: Readable, beforeStored?: (stored: StoredFile) => Promise<void>): Promise<StoredFile>;
  /**
   * Opens stored content for reading.
   *
   * @throws `FileMissing` if the content doesn't exist
   * @throws `FileStoreDown` if the store doesn't respond
   */
  open(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Deletes content if it exists. Callers must make sure that nothing refers to the content. */
  delete(sha256: string): Promise<void>;
  /** Lists the hashes of content stored before `storedBefore`, for finding unreferenced content. */
  list(storedBefore: Date): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(sha256: string, options?: ErrorOptions) {
    super(`There is no content ${sha256}`, options);
  }
}

/** Error if the file store is unavailable. No content is lost, and the call can be retried. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown';

  constructor(what: string, options?: ErrorOptions) {
    super(`The file store is not available: ${what}`, options);
  }
}
