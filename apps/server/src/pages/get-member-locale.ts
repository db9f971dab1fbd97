import { type Locale, teamLanguages } from '@tideform/i18n';
import { getRequestLocale } from './get-request-locale.ts';

/** Returns the locale for signed-in users from the `Accept-Language` header; default: English. */
export function getMemberLocale(acceptLanguage: string | undefined): Locale {
  const requestedLocale = getRequestLocale(acceptLanguage);
  return teamLanguages.includes(requestedLocale.language) ? requestedLocale : { language: 'en', locale: 'en' };
}
