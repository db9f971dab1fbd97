import type { SubmissionData } from '@tideform/engine';

/** One file of an answer, as it is stored. Its component may keep more beside these. */
export interface StoredFile {
  readonly id: string;
  /** Name in the library. */
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

/** Is this a file? It is recognised by id, name, size, type and url. */
export function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, type, url } = value as Readonly<Record<string, unknown>>;
  const hasTexts = [id, name, type, url].every((text) => typeof text === 'string');
  return hasTexts && id !== '' && typeof size === 'number' && size >= 0;
}

/** The files that answers name, each once, in the order of the answers. */
export function filesIn(data: SubmissionData): readonly FileLike[] {
  const files = new Map<string, FileLike>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value) && !files.has(value.id)) files.set(value.id, value);
    for (const part of Object.values(value)) look(part);
  };
  look(data);
  return [...files.values()];
}

/** Where a file lies in the library, as answers say it. */
export type FilePlace = Required<Pick<StoredFile, 'name' | 'url' | 'driveId' | 'driveItemId'>>;

/** The answers with the places of their files, by file id. What names no such file stays the same object. */
export function withPlaces(data: SubmissionData, places: ReadonlyMap<string, FilePlace>): SubmissionData {
  return places.size === 0 ? data : (placed(data, places) as SubmissionData);
}

function placed(value: unknown, places: ReadonlyMap<string, FilePlace>): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => placed(part, places));
    return parts.some((part, at) => part !== value[at]) ? parts : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const parts = entries.map(([key, part]) => [key, placed(part, places)] as const);
  const changed = parts.some(([, part], at) => part !== entries[at]?.[1]);
  const inside = changed ? Object.fromEntries(parts) : value;
  const place = isFileLike(value) ? places.get(value.id) : undefined;
  return place && Object.entries(place).some(([key, part]) => value[key as keyof typeof value] !== part)
    ? { ...inside, ...place }
    : inside;
}
