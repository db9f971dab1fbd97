/** Data URLs of bitmaps, which can't run scripts or load other resources. */
const imageDataUrlPattern = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** Returns the thumbnail stored with a file of an answer; `undefined` if it isn't a bitmap data URL. */
export function getThumbnail(file: unknown): string | undefined {
  const { thumbnail } = (file ?? {}) as { readonly thumbnail?: unknown };
  return typeof thumbnail === 'string' && imageDataUrlPattern.test(thumbnail) ? thumbnail : undefined;
}
