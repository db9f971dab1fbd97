/** Names beside each other, as the person's language writes them. */
export const wordList = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(names);
