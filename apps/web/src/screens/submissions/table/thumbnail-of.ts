/** Pictures that a browser draws and nothing else. */
const picture = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** The small picture that a file of an answer carries; whatever else stands there is none. */
export function thumbnailOf(file: unknown): string | undefined {
  const { thumbnail } = (file ?? {}) as { readonly thumbnail?: unknown };
  return typeof thumbnail === 'string' && picture.test(thumbnail) ? thumbnail : undefined;
}
