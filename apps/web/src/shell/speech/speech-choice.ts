import { chooseSpeech, isLanguage, type Language, MADE_UP, type Speech } from '@tideform/i18n';

const key = 'language';

/** The language that a person chose on this device; `undefined`: as the browser. */
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

/** The language that a person chose, or one that their browser asks for; as the browser says that they speak it. */
export function readSpeech(storage: Pick<Storage, 'getItem'>, browserLocales: readonly string[]): Speech {
  const chosen = readLanguageChoice(storage);
  if (!chosen) return chooseSpeech(browserLocales);
  const near = browserLocales.filter((locale) => locale.toLowerCase().split('-')[0] === chosen);
  return chosen === MADE_UP ? { language: chosen, locale: 'en' } : chooseSpeech([...near, chosen], [chosen]);
}
