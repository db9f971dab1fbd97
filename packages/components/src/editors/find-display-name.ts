/** Returns the display name of a stored value, or the stored value itself if it has no display name. */
export const findDisplayName = (displayNames: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(displayNames, stored) ? displayNames[stored] : undefined) ?? stored;
