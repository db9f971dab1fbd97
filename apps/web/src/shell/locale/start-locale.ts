import { getDirection, type Locale } from '@tideform/i18n';
import { addLocale } from '@tideform/i18n/loaded';
import { getDeviceStorage } from '../../ui/device-storage.ts';
import { readLocale } from './locale-choice.ts';

/** Loads the messages in the user's language, and sets the page's language and direction before the first rendering. */
export async function startLocale(): Promise<Locale> {
  const locale = readLocale(getDeviceStorage(), navigator.languages);
  document.documentElement.lang = locale.language;
  document.documentElement.dir = getDirection(locale.language);
  await addLocale(locale);
  return locale;
}
