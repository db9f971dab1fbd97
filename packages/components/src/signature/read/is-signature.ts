/** Maximum number of characters. Longer values aren't signatures, would fill the library, and would block the page. */
const MAX_LENGTH = 4_000_000;

const IMAGE_URL_PATTERN = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Returns whether a stored answer is a bitmap in a data URL, which is safe to show. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && IMAGE_URL_PATTERN.test(value);
