/** Maximum length; longer values aren't signatures and would fill the library and block the page. */
const MAX_LENGTH = 4_000_000;

const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Returns whether a stored answer is safe to show: a bitmap in a data URL. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && PICTURE.test(value);
