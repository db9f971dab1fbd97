/** One file of an answer, as it is stored. Its component may keep more beside these. */
export interface StoredFile {
  readonly id: string;
  /** Name in the library: unique among the response's files. */
  readonly name: string;
  /** Name that the person's file had. */
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, '' when nobody knew one. */
  readonly type: string;
  /** Address in the library; '' until the file has arrived there. */
  readonly url: string;
  readonly storage: 'indexeddb';
  /** A small picture as a data URL. */
  readonly thumbnail?: string;
  readonly driveId?: string;
  readonly driveItemId?: string;
}

/** What can be relied on in a value that looks like a file: answers are whatever a component or an address put there. */
export interface FileLike {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
  readonly driveId?: unknown;
  readonly driveItemId?: unknown;
}

/** Is this a file? It is recognized by id, name, size, type and url. */
export function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, type, url } = value as Readonly<Record<string, unknown>>;
  const hasTexts = [id, name, type, url].every((text) => typeof text === 'string');
  return hasTexts && id !== '' && typeof size === 'number' && size >= 0;
}
