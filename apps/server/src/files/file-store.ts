import type { Readable } from 'node:stream';

/** What is known of content that was stored. */
export interface StoredFile {
  /** Hexadecimal, lower case: the content's address in the store. */
  readonly sha256: string;
  readonly size: number;
  /** Microsoft 365's hash, base64. */
  readonly quickXorHash: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Content, kept once under the hash of its bytes. Never wholly in memory. */
export interface FileStore {
  /**
   * Reads the stream to its end and keeps it. When this resolves the content survives a power cut. A stream that fails
   * leaves nothing, and its error is thrown on.
   *
   * @param beforeKept told once the hash is known and before the content can be found under it
   * @throws `FileStoreDown` when the store cannot keep it now
   */
  put(content: Readable, beforeKept?: (stored: StoredFile) => Promise<void>): Promise<StoredFile>;
  /**
   * @throws `FileMissing` when there is no such content
   * @throws `FileStoreDown` when the store does not answer
   */
  open(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Quiet when there is no such content. The caller knows that nothing refers to it any more. */
  delete(sha256: string): Promise<void>;
  /** All content that was stored before an instant, for finding what nothing refers to any more. */
  list(storedBefore: Date): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(sha256: string, options?: ErrorOptions) {
    super(`There is no content ${sha256}`, options);
  }
}

/** The store does not answer, or not as it should. Nothing was lost; the same call may do later. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown';

  constructor(what: string, options?: ErrorOptions) {
    super(`The file store is not available: ${what}`, options);
  }
}
