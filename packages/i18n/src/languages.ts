/** Languages that the product speaks. Who fills in a form is met in each; who builds one, in the first two. */
export const languages = ['en', 'de', 'ar'] as const;

/** English with accents and two fifths longer, for trying screens: BCP 47 calls it so. Nobody's browser asks for it. */
export const MADE_UP = 'en-XA';

/** Languages of a place where members meet it, and of one that whoever fills in a form meets. */
export const teamLanguages: readonly string[] = ['en', 'de', MADE_UP];
export const responderLanguages: readonly string[] = [...languages, MADE_UP];

export type Language = (typeof languages)[number] | typeof MADE_UP;

/** How a language is spoken somewhere: `de-AT` writes other numbers than `de-CH`. */
export interface Speech {
  readonly language: Language;
  /** BCP 47 tag for `Intl`, of that language. */
  readonly locale: string;
}

/** The first language wanted that the product speaks, as it is spoken there; English when there is none. */
export function chooseSpeech(wanted: readonly string[]): Speech {
  for (const locale of wanted) {
    const [primary] = locale.toLowerCase().split('-');
    const language = languages.find((one) => one === primary);
    if (language) return { language, locale: withOurDigits(isLocale(locale) ? locale : language) };
  }
  return { language: 'en', locale: 'en' };
}

/** What a language calls itself. */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** What is typed and stored has the digits 0 to 9; what is written around it has them too where Arabic has its own. */
const withOurDigits = (locale: string): string =>
  /^ar\b/i.test(locale) ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;

/** A browser may name what `Intl` refuses: `en-US@posix`. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export function isLanguage(text: string | null | undefined): text is Language {
  return text === MADE_UP || languages.some((one) => one === text);
}
