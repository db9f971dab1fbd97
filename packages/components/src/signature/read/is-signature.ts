/** More letters than this are no signature, but something that would fill the library and stop the page. */
const MOST_LETTERS = 4_000_000;

const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether a stored answer is a picture that may be drawn: a bitmap in a data URL and nothing else, whoever stored it. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_LETTERS && PICTURE.test(value);
