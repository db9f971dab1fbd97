import { type FileLike, isFileLike, type StoredFile, type SubmissionData } from '@tideform/engine';

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
