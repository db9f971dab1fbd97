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
