import { type FileLike, isFileLike, type StoredFile, type SubmissionData } from '@tideform/engine';

/** Returns the files that the answers refer to, each once, in the order of the answers. */
export function findFiles(data: SubmissionData): readonly FileLike[] {
  const files = new Map<string, FileLike>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value) && !files.has(value.id)) files.set(value.id, value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(data);
  return [...files.values()];
}

/** Location of a file in the library, as stored in answers. */
export type FileLocation = Required<Pick<StoredFile, 'name' | 'url' | 'driveId' | 'driveItemId'>>;

/**
 * Adds the library locations of files to the answers. `locations` maps file IDs to locations. Values without such files
 * stay the same objects.
 */
export function withFileLocations(data: SubmissionData, locations: ReadonlyMap<string, FileLocation>): SubmissionData {
  return locations.size === 0 ? data : (applyLocations(data, locations) as SubmissionData);
}

function applyLocations(value: unknown, locations: ReadonlyMap<string, FileLocation>): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => applyLocations(part, locations));
    return parts.some((part, at) => part !== value[at]) ? parts : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const parts = entries.map(([key, part]) => [key, applyLocations(part, locations)] as const);
  const changed = parts.some(([, part], at) => part !== entries[at]?.[1]);
  const inside = changed ? Object.fromEntries(parts) : value;
  const fileLocation = isFileLike(value) ? locations.get(value.id) : undefined;
  return fileLocation && Object.entries(fileLocation).some(([key, part]) => value[key as keyof typeof value] !== part)
    ? { ...inside, ...fileLocation }
    : inside;
}

const rewrittenFilePattern = /\.(?:do[ct][mx]?|pp[st][mx]?|pot[mx]?|xl[st][mx]?|xlsb|pdf)$/i;

/**
 * Returns whether SharePoint may change the bytes of a file with this name on upload: it writes properties into Office
 * files, and sensitivity labels and rights management encrypt Office files and PDFs. Their size and hash then differ
 * from those of the uploaded bytes.
 *
 * @see https://learn.microsoft.com/onedrive/developer/rest-api/api/driveitem_put_content
 */
export function isRewrittenByService(name: string): boolean {
  return rewrittenFilePattern.test(name);
}

/** Bytes that the service may add to a file that it changes. */
const maxAddedBytes = 1_000_000;

/**
 * Returns whether an item in the library has the expected size. Files of types that the service changes may be up to
 * 10% plus 1 MB larger.
 */
export function hasExpectedSize(
  item: { readonly name: string; readonly size?: number | undefined },
  sizeBytes: number,
): boolean {
  if (!isRewrittenByService(item.name)) return item.size === sizeBytes;
  return item.size !== undefined && item.size > 0 && item.size <= sizeBytes * 1.1 + maxAddedBytes;
}
