import { type Locale, teamLanguages } from '@tideform/i18n';
import { getRequestLocale } from './request-locale.ts';

/** Returns the locale for signed-in users from the `Accept-Language` header; default: English. */
export function getMemberLocale(acceptLanguage: string | undefined): Locale {
  const wanted = getRequestLocale(acceptLanguage);
  return teamLanguages.includes(wanted.language) ? wanted : { language: 'en', locale: 'en' };
}
