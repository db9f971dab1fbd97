interface LanguageSettings {
  /**
   * Users who can use the language. Respondents fill in forms; members build forms and read submissions. Members whose
   * language is only for respondents see English.
   */
  readonly audience: 'everyone' | 'respondents';
  readonly direction: 'ltr' | 'rtl';
  /**
   * Developers write the texts of a language together with the English texts, so every message must have the language.
   * `npm run i18n` imports the texts of translators.
   */
  readonly translatedBy: 'developers' | 'translators';
  /**
   * Whether users can choose the language. A language in preparation isn't offered, and a production build leaves it
   * out.
   */
  readonly isOffered: boolean;
}

/**
 * Every language of the product, by its primary subtag in BCP 47. A message that lacks a language is shown in English.
 * docs/guides/add-a-language.md describes how to add one.
 */
export const languageSettings = {
  en: { audience: 'everyone', direction: 'ltr', translatedBy: 'developers', isOffered: true },
  de: { audience: 'everyone', direction: 'ltr', translatedBy: 'developers', isOffered: true },
  ar: { audience: 'respondents', direction: 'rtl', translatedBy: 'developers', isOffered: true },
  fr: { audience: 'everyone', direction: 'ltr', translatedBy: 'translators', isOffered: true },
} as const satisfies Readonly<Record<string, LanguageSettings>>;

type Settings = typeof languageSettings;
type TagsMatching<Wanted> = { [Tag in keyof Settings]: Settings[Tag] extends Wanted ? Tag : never }[keyof Settings];

export type OfferedLanguage = TagsMatching<{ readonly isOffered: true }>;
/** A language that every message must have. */
export type RequiredLanguage = TagsMatching<{ readonly translatedBy: 'developers'; readonly audience: 'everyone' }>;
/** A language that every message for respondents must have. */
export type RequiredResponderLanguage = TagsMatching<{ readonly translatedBy: 'developers' }>;
/** A language that a catalog may contain. */
export type TranslatedLanguage = keyof Settings;

const allLanguages = Object.entries<LanguageSettings>(languageSettings) as [TranslatedLanguage, LanguageSettings][];
const filterTags = (matches: (settings: LanguageSettings) => boolean) =>
  allLanguages.filter(([, settings]) => matches(settings)).map(([tag]) => tag);

/** Readers of a catalog: members only, or respondents as well. */
export type CatalogAudience = 'members' | 'respondents';

/** Whether a language is translated in catalogs of an audience. */
export const hasTranslationsFor = (language: TranslatedLanguage, audience: CatalogAudience): boolean =>
  audience === 'respondents' || languageSettings[language].audience === 'everyone';

/**
 * Languages that users can choose: respondents can choose each of them, members only those for the audience `everyone`.
 */
export const languages = filterTags(({ isOffered }) => isOffered) as readonly OfferedLanguage[];

/** Languages whose translation has begun. Stored choices and `npm run dev` accept them. */
export const languagesInPreparation: readonly string[] = filterTags(({ isOffered }) => !isOffered);

/** The pseudo-locale: accented English, 40% longer, for testing layouts. No browser requests it. */
export const PSEUDO_LOCALE = 'en-XA';

/** Languages of catalogs for members (`teamLanguages`), and of catalogs that respondents see as well. */
export const teamLanguages: readonly string[] = [
  ...filterTags(({ audience }) => audience === 'everyone'),
  PSEUDO_LOCALE,
];
export const responderLanguages: readonly string[] = [...allLanguages.map(([tag]) => tag), PSEUDO_LOCALE];

export type Language = TranslatedLanguage | typeof PSEUDO_LOCALE;

/** A language with its regional format: `de-AT` and `de-CH` format numbers differently. */
export interface Locale {
  readonly language: Language;
  /** BCP 47 tag for `Intl`; its language is `language`. */
  readonly locale: string;
}

/** Returns the first wanted locale whose language is offered, or English. */
export function chooseLocale(wantedLocales: readonly string[], offered: readonly Language[] = languages): Locale {
  for (const locale of wantedLocales) {
    const [primary] = locale.toLowerCase().split('-');
    const language = offered.find((one) => one === primary);
    if (language) return { language, locale: withLatinDigits(isLocale(locale) ? locale : language) };
  }
  return { language: 'en', locale: 'en' };
}

/** Returns the name of a language in that language, capitalized for use in lists: `Deutsch`, `Français`. */
export function getLanguageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Returns a locale with the digits 0 to 9. Arabic locales may have their own digits, but users type and store 0 to 9.
 */
const withLatinDigits = (locale: string): string =>
  /^ar\b/i.test(locale) ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;

/** Returns true for a locale that `Intl` accepts. Browsers may report others, such as `en-US@posix`. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

export const getDirection = (language: Language): 'ltr' | 'rtl' =>
  language === PSEUDO_LOCALE ? 'ltr' : languageSettings[language].direction;

export function isLanguage(text: string | null | undefined): text is Language {
  return text === PSEUDO_LOCALE || allLanguages.some(([tag]) => tag === text);
}
