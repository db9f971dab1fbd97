import { isRecord, type StoredFile } from '@tideform/engine';
import { amount, text } from '../read/lenient.ts';

const word = text();
const size = amount();

/**
 * Parses the files of an answer. Accepts other shapes from imported forms and API clients. Files without a name get the
 * name ''.
 */
export function parseFiles(value: unknown): readonly StoredFile[] {
  if (isRecord(value)) return [parseFile(value)];
  return Array.isArray(value) ? value.filter(isRecord).map(parseFile) : [];
}

/**
 * Parses a stored file. Keeps unknown properties, and storage types of other programs.
 * NOTE: this is why the cast is needed: `storage` may have an unknown value.
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

/** Returns the thumbnail of a file if it is a bitmap in a data URL. Other thumbnails must not be rendered. */
export function findThumbnail({ thumbnail }: StoredFile): string | undefined {
  return /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/.test(word(thumbnail)) ? thumbnail : undefined;
}

/** Returns the URL of a file if it is safe to open (HTTP or HTTPS). */
export function findSafeUrl({ url }: StoredFile): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
