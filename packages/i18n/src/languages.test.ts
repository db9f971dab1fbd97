import { expect, it } from 'vitest';
import { chooseLocale, getDirection, getLanguageName, isLanguage } from './languages.ts';

it('takes the first wanted language that the product offers, with its region', () => {
  expect(chooseLocale(['tlh-CH', 'de-CH', 'en'])).toEqual({ language: 'de', locale: 'de-CH' });
  expect(chooseLocale(['AR-eg'])).toEqual({ language: 'ar', locale: 'ar-EG-u-nu-latn' });
  expect(chooseLocale(['tlh', 'den'])).toEqual({ language: 'en', locale: 'en' });
  expect(chooseLocale([])).toEqual({ language: 'en', locale: 'en' });
});

it('ignores locales that Intl rejects', () => {
  expect(chooseLocale(['en-US@posix', 'de'])).toEqual({ language: 'en', locale: 'en' });
});

it('names each language in that language', () => {
  expect((['en', 'de', 'fr', 'ar'] as const).map(getLanguageName)).toEqual([
    'English',
    'Deutsch',
    'Français',
    'العربية',
  ]);
});

it('recognizes languages and their direction', () => {
  expect(['de', 'en-XA', 'tlh', '', undefined, null].map(isLanguage)).toEqual([true, true, false, false, false, false]);
  expect([getDirection('en'), getDirection('de'), getDirection('ar')]).toEqual(['ltr', 'ltr', 'rtl']);
});
