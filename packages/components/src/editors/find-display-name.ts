/** Returns the display name of a stored value, or the value itself if it is unknown. */
export const findDisplayName = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored;
