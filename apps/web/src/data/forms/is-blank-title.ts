import type { Language, PSEUDO_LOCALE } from '@tideform/i18n';

/**
 * Titles of newly created forms: `blankTitle` of `forms.messages.ts` in every language. They are repeated here because a
 * page loads a message catalog in one language only.
 */
const blankTitles: Readonly<Record<Exclude<Language, typeof PSEUDO_LOCALE>, string>> = {
  en: 'Blank',
  de: 'Leer',
  ar: 'فارغ',
  fr: 'Vierge',
};

/**
 * Returns whether a title is the one of newly created forms, in any language: a form stores it in the language of its
 * creator.
 */
export const isBlankTitle = (title: string): boolean => Object.values(blankTitles).includes(title);
