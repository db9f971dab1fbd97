import { chooseLocale, getDirection, isLanguage, type Language, type Locale, PSEUDO_LOCALE } from '@tideform/i18n';
import { addLocale } from '@tideform/i18n/loaded';
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';

const languageKey = 'language';

/** Returns the language that the user chose on this device; `undefined` for the browser's language. */
export function readLanguageChoice(storage: Pick<Storage, 'getItem'>): Language | undefined {
  const stored = storage.getItem(languageKey);
  return isLanguage(stored) ? stored : undefined;
}

export function writeLanguageChoice(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  choice: Language | undefined,
): void {
  if (choice) storage.setItem(languageKey, choice);
  else storage.removeItem(languageKey);
}

/**
 * Returns the locale: the chosen language, otherwise the first supported language of the browser, with the browser's
 * region.
 */
export function readLocale(storage: Pick<Storage, 'getItem'>, browserLocales: readonly string[]): Locale {
  const chosen = readLanguageChoice(storage);
  if (!chosen) return chooseLocale(browserLocales);
  const regionalLocales = browserLocales.filter((locale) => locale.toLowerCase().split('-')[0] === chosen);
  return chosen === PSEUDO_LOCALE
    ? { language: chosen, locale: 'en' }
    : chooseLocale([...regionalLocales, chosen], [chosen]);
}

/** Loads the messages in the user's language, and sets the page's language and direction before the first rendering. */
export async function startLocale(): Promise<Locale> {
  const locale = readLocale(getDeviceStorage(), navigator.languages);
  document.documentElement.lang = locale.language;
  document.documentElement.dir = getDirection(locale.language);
  await addLocale(locale);
  return locale;
}
