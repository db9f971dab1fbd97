import { once } from './once.ts';

const format = once(Intl.ListFormat);

/** Names beside each other, as a language writes them: `A, B, C`, `A, B und C`, `A وB`. */
export const formatList = (names: readonly string[], locale: string): string =>
  format(locale, { type: 'unit' }).format(names);
