/** File in an answer, as stored in the data. File components may store more properties. */
export interface StoredFile {
  readonly id: string;
  /** File name in the library, unique within the response. */
  readonly name: string;
  /** File name on the respondent's device. */
  readonly originalName: string;
  /** Size in bytes. */
  readonly size: number;
  /** Media type; an empty string if unknown. */
  readonly type: string;
  /** URL in the library; an empty string until the file is uploaded. */
  readonly url: string;
  readonly storage: 'indexeddb';
  /** Thumbnail as a data URL. */
  readonly thumbnail?: string;
  readonly driveId?: string;
  readonly driveItemId?: string;
}

/**
 * Validated properties of a value that looks like a stored file. Answers are untrusted: a link can prefill them with
 * any value.
 */
export interface FileLike {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
  readonly driveId?: unknown;
  readonly driveItemId?: unknown;
}

/** Returns true if a value has the ID, name, size, type and URL of a stored file. */
export function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, type, url } = value as Readonly<Record<string, unknown>>;
  const hasTexts = [id, name, type, url].every((text) => typeof text === 'string');
  return hasTexts && id !== '' && typeof size === 'number' && size >= 0;
}
