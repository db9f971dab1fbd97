/** Parsers for values in imported files, which store numbers as texts and booleans as words. */

export const parseText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

export const parseNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

const TRUE_WORDS: ReadonlySet<unknown> = new Set([true, 1, 'true', 'yes', 'y', '1', 'ja', 'oui', 'x', 'true()']);

export const parseBoolean = (value: unknown): boolean =>
  TRUE_WORDS.has(typeof value === 'string' ? value.trim().toLowerCase() : value);

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Removes given characters from the end of a text. NOTE: a regular expression (`[.:]+$`) would be tried again at each
 * of these characters, in quadratic time.
 */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Whitespace characters. */
export const WHITESPACE = ' \t\r\n\u00a0\u2009\u202f';
