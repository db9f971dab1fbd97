/** Without those letters at its end. NOTE: an expression that says so (`[.:]+$`) is tried again at each of them. */
export function trimEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** What stands between words. */
export const blanks = ' \t\r\n\u00a0\u2009\u202f';
