/** Returns the display name of a stored value, or the stored value itself if it has no display name. */
export const findDisplayName = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored;
