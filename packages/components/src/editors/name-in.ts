/** What something stored is called; what nobody knows is called by its stored name. */
export const nameIn = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored;
