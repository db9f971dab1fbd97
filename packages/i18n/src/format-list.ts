import { createIntlCache } from './create-intl-cache.ts';

const getListFormat = createIntlCache(Intl.ListFormat);

/** Joins names with the separators of a language: `A, B, C`, `A, B und C`, `A وB`. */
export const formatList = (names: readonly string[], locale: string): string =>
  getListFormat(locale, { type: 'unit' }).format(names);
