import type { Readable } from 'node:stream';

/** Stored content: its hashes and size. */
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

/** Content-addressed store. It streams content instead of loading it into memory. */
export interface FileStore {
  /**
   * Stores a stream. When this resolves, the content survives a power failure. If the stream fails, nothing is stored,
   * and its error is thrown.
   *
   * @param beforeKept called with the hash before the content is available under it
   * @throws `FileStoreDown` if the store can't write now
   */
  put(content: Readable, beforeKept?: (stored: StoredFile) => Promise<void>): Promise<StoredFile>;
  /**
   * Opens content for reading.
   *
   * @throws `FileMissing` if the content doesn't exist
   * @throws `FileStoreDown` if the store doesn't respond
   */
  open(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Deletes content if it exists. The caller must make sure that nothing refers to it. */
  delete(sha256: string): Promise<void>;
  /** Lists the hashes of content from before `storedBefore`, for finding unreferenced content. */
  list(storedBefore: Date): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(sha256: string, options?: ErrorOptions) {
    super(`There is no content ${sha256}`, options);
  }
}

/** Thrown if the store doesn't respond correctly. Nothing is lost, and the call can be retried. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown';

  constructor(what: string, options?: ErrorOptions) {
    super(`The file store is not available: ${what}`, options);
  }
}
