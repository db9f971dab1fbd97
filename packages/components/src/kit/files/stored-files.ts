import { isRecord, type StoredFile } from '@tideform/engine';
import { amount, text } from '../read/lenient.ts';

const word = text();
const size = amount();

/**
 * Parses the files of an answer, tolerating other shapes from imported forms and programs. Files without a name get ''.
 */
export function parseFiles(value: unknown): readonly StoredFile[] {
  if (isRecord(value)) return [parseFile(value)];
  return Array.isArray(value) ? value.filter(isRecord).map(parseFile) : [];
}

/**
 * Keeps unknown properties and storage types of other programs.
 * NOTE: hence the cast, because `storage` may have an unknown value.
 */
function parseFile(raw: Readonly<Record<string, unknown>>): StoredFile {
  const name = word(raw.name) || word(raw.originalName) || word(raw.id);
  return {
    ...raw,
    id: word(raw.id) || name,
    name,
    originalName: word(raw.originalName) || name,
    size: Math.max(0, size(raw.size) ?? 0),
    type: word(raw.type),
    url: word(raw.url),
    storage: word(raw.storage) || 'indexeddb',
  } as StoredFile;
}

/** Returns the thumbnail of a file if it is a bitmap in a data URL; other thumbnails are never rendered. */
export function findThumbnail({ thumbnail }: StoredFile): string | undefined {
  return /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/.test(word(thumbnail)) ? thumbnail : undefined;
}

/** Returns the URL of a file if it is safe to open (HTTP or HTTPS). */
export function findSafeUrl({ url }: StoredFile): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
