import { chooseLocale, type Locale, teamLanguages } from '@tideform/i18n';

/** Returns the first supported locale in an `Accept-Language` header. */
export const getRequestLocale = (acceptLanguage: string | undefined): Locale =>
  chooseLocale(parseAcceptLanguage(acceptLanguage ?? ''));

/** Parses an `Accept-Language` header such as `de-AT,de;q=0.9,en;q=0.8`. @returns languages in order of preference */
function parseAcceptLanguage(header: string): readonly string[] {
  const ranges = header.split(',', 20).map((range) => {
    const [language = '', quality = ''] = range.split(';', 2);
    const weight = Number(/^\s*q=([\d.]+)\s*$/.exec(quality)?.[1] ?? 1);
    return { language: language.trim(), asked: weight };
  });
  return ranges
    .filter(({ asked: weight }) => weight > 0)
    .sort((one, other) => other.asked - one.asked)
    .map(({ language }) => language);
}

/** Returns the locale for signed-in users from the `Accept-Language` header; default: English. */
export function getMemberLocale(acceptLanguage: string | undefined): Locale {
  const requestedLocale = getRequestLocale(acceptLanguage);
  return teamLanguages.includes(requestedLocale.language) ? requestedLocale : { language: 'en', locale: 'en' };
}
