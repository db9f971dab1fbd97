import { isLanguage, MADE_UP, type Speech } from '@tideform/words';

const key = 'language';

/**
 * The language that a person chose on this device, as their browser says that they speak it.
 *
 * NOTE: English for who chose none. The browser's languages are asked, and the choice stands in the account menu, once every
 * screen speaks them: half a translation is worse than none.
 */
export function readSpeech(storage: Pick<Storage, 'getItem'>, browserLocales: readonly string[]): Speech {
  const language = storage.getItem(key);
  if (!isLanguage(language)) return { language: 'en', locale: 'en' };
  const near = browserLocales.filter((locale) => locale.toLowerCase().split('-')[0] === language);
  return { language, locale: near[0] ?? (language === MADE_UP ? 'en' : language) };
}
