import { isRecord, type StoredFile } from '@tideform/engine';
import { optionalNumber, text } from '../read/setting-parsers.ts';

const parseText = text();
const parseSize = optionalNumber();

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
  const name = parseText(raw.name) || parseText(raw.originalName) || parseText(raw.id);
  return {
    ...raw,
    id: parseText(raw.id) || name,
    name,
    originalName: parseText(raw.originalName) || name,
    size: Math.max(0, parseSize(raw.size) ?? 0),
    type: parseText(raw.type),
    url: parseText(raw.url),
    storage: parseText(raw.storage) || 'indexeddb',
  } as StoredFile;
}

/** Returns the thumbnail of a file if it is a bitmap in a data URL. Other thumbnails must not be rendered. */
export function findThumbnail({ thumbnail }: StoredFile): string | undefined {
  return /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/.test(parseText(thumbnail)) ? thumbnail : undefined;
}

/** Returns the URL of a file if it is safe to open (HTTP or HTTPS). */
export function findSafeUrl({ url }: StoredFile): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
