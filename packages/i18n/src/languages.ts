interface LanguageSettings {
  /** Respondents fill in forms; members build forms and read submissions. Members whose language is for respondents see English. */
  readonly audience: 'everyone' | 'respondents';
  readonly direction: 'ltr' | 'rtl';
  /** Developers write a language with the English text, so every message must have it. Translators' texts come by `npm run i18n`. */
  readonly translatedBy: 'developers' | 'translators';
  /** Whether people can use it. A language in preparation isn't offered, and a production build leaves it out. */
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
type TagsWhere<Wanted> = { [Tag in keyof Settings]: Settings[Tag] extends Wanted ? Tag : never }[keyof Settings];

export type OfferedLanguage = TagsWhere<{ readonly isOffered: true }>;
/** A language that every message must have. */
export type RequiredLanguage = TagsWhere<{ readonly translatedBy: 'developers'; readonly audience: 'everyone' }>;
/** A language that every message for respondents must have. */
export type RequiredResponderLanguage = TagsWhere<{ readonly translatedBy: 'developers' }>;
/** A language that a catalog may contain. */
export type TranslatedLanguage = keyof Settings;

const allLanguages = Object.entries<LanguageSettings>(languageSettings) as [TranslatedLanguage, LanguageSettings][];
const tagsWhere = (isWanted: (settings: LanguageSettings) => boolean) =>
  allLanguages.filter(([, settings]) => isWanted(settings)).map(([tag]) => tag);

/** Readers of a catalog: members only, or respondents as well. */
export type CatalogAudience = 'members' | 'respondents';

/** Whether a language is translated in catalogs of an audience. */
export const isTranslatedFor = (language: TranslatedLanguage, audience: CatalogAudience): boolean =>
  audience === 'respondents' || languageSettings[language].audience === 'everyone';

/** Languages that are offered. Respondents can use each of them, members those of the audience `everyone`. */
export const languages = tagsWhere(({ isOffered }) => isOffered) as readonly OfferedLanguage[];

/** Languages whose translation has begun. Stored choices and `npm run dev` accept them. */
export const languagesInPreparation: readonly string[] = tagsWhere(({ isOffered }) => !isOffered);

/** The pseudo-locale: accented English, 40% longer, for testing screens. No browser asks for it. */
export const MADE_UP = 'en-XA';

/** Languages of catalogs for members, and of catalogs that respondents see as well. */
export const teamLanguages: readonly string[] = [...tagsWhere(({ audience }) => audience === 'everyone'), MADE_UP];
export const responderLanguages: readonly string[] = [...allLanguages.map(([tag]) => tag), MADE_UP];

export type Language = TranslatedLanguage | typeof MADE_UP;

/** How a language is spoken somewhere: `de-AT` writes other numbers than `de-CH`. */
export interface Speech {
  readonly language: Language;
  /** BCP 47 tag for `Intl`, of that language. */
  readonly locale: string;
}

/** The first wanted language that is offered, with its region; English if there is none. */
export function chooseSpeech(wanted: readonly string[], offered: readonly Language[] = languages): Speech {
  for (const locale of wanted) {
    const [primary] = locale.toLowerCase().split('-');
    const language = offered.find((one) => one === primary);
    if (language) return { language, locale: withOurDigits(isLocale(locale) ? locale : language) };
  }
  return { language: 'en', locale: 'en' };
}

/** Name of a language in itself, capitalized for use in lists: `Deutsch`, `Français`. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

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

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === MADE_UP ? 'ltr' : languageSettings[language].direction;

export function isLanguage(text: string | null | undefined): text is Language {
  return text === MADE_UP || allLanguages.some(([tag]) => tag === text);
}
