import { chooseLocale, isLanguage, type Language, type Locale, PSEUDO_LOCALE } from '@tideform/i18n';

const key = 'language';

/** Language chosen on this device; `undefined` for the browser's. */
export function readLanguageChoice(storage: Pick<Storage, 'getItem'>): Language | undefined {
  const stored = storage.getItem(key);
  return isLanguage(stored) ? stored : undefined;
}

export function writeLanguageChoice(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  choice: Language | undefined,
): void {
  if (choice) storage.setItem(key, choice);
  else storage.removeItem(key);
}

/** Locale of the chosen language, or of the browser's languages; with the region from the browser. */
export function readLocale(storage: Pick<Storage, 'getItem'>, browserLocales: readonly string[]): Locale {
  const chosen = readLanguageChoice(storage);
  if (!chosen) return chooseLocale(browserLocales);
  const regionalLocales = browserLocales.filter((locale) => locale.toLowerCase().split('-')[0] === chosen);
  return chosen === PSEUDO_LOCALE
    ? { language: chosen, locale: 'en' }
    : chooseLocale([...regionalLocales, chosen], [chosen]);
}
