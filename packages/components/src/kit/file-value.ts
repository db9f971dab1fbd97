/** One file of an answer, as it is stored. A value with id, name, size, type and url is a file. */
export interface FileValue {
  readonly id: string;
  /** Name in the library: unique among the response's files. */
  readonly name: string;
  /** Name that the person's file had. */
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, '' when the browser knew none. */
  readonly type: string;
  /** Address in the library; '' until the file has arrived there. */
  readonly url: string;
  readonly storage: 'indexeddb';
  /** A small picture as a data URL. */
  readonly thumbnail?: string;
  readonly driveId?: string;
  readonly driveItemId?: string;
}
