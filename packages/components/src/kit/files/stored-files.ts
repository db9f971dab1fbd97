import { isRecord, type StoredFile } from '@tideform/engine';
import { amount, text } from '../read/lenient.ts';

const word = text();
const size = amount();

/** The files of an answer, whatever a form file or another program put in its place; the name of one that has none is ''. */
export function filesOf(value: unknown): readonly StoredFile[] {
  if (isRecord(value)) return [readFile(value)];
  return Array.isArray(value) ? value.filter(isRecord).map(readFile) : [];
}

/**
 * What else is stored of a file is kept, other programs' ways of storage too.
 * NOTE: hence the cast: `storage` may be another word than ours.
 */
function readFile(raw: Readonly<Record<string, unknown>>): StoredFile {
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

/** The small picture of a file, if it is one: nothing but a bitmap in a data URL is ever drawn. */
export function thumbnailOf({ thumbnail }: StoredFile): string | undefined {
  return /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/.test(word(thumbnail)) ? thumbnail : undefined;
}

/** An address of a file that may be opened. */
export function linkOf({ url }: StoredFile): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
