import { type FileLike, isFileLike } from '@tideform/engine';

/** Returns the files that the answers contain, each once, in the order of the answers. */
export function findFiles(answers: unknown): readonly FileLike[] {
  const files = new Map<string, FileLike>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) files.set(value.id, value);
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(answers);
  return [...files.values()];
}

/** Data URLs of bitmaps, which can't run scripts or load other resources. */
const imageDataUrlPattern = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** Returns the thumbnail stored with a file of an answer; `undefined` if it isn't a bitmap data URL. */
export function getThumbnail(file: unknown): string | undefined {
  const { thumbnail } = (file ?? {}) as { readonly thumbnail?: unknown };
  return typeof thumbnail === 'string' && imageDataUrlPattern.test(thumbnail) ? thumbnail : undefined;
}
