import { expect, it } from 'vitest';
import { chooseSpeech, directionOf, isLanguage, nameOfLanguage } from './languages.ts';

it('takes the first wanted language that the product speaks, as it is spoken there', () => {
  expect(chooseSpeech(['tlh-CH', 'de-CH', 'en'])).toEqual({ language: 'de', locale: 'de-CH' });
  expect(chooseSpeech(['AR-eg'])).toEqual({ language: 'ar', locale: 'ar-EG-u-nu-latn' });
  expect(chooseSpeech(['tlh', 'den'])).toEqual({ language: 'en', locale: 'en' });
  expect(chooseSpeech([])).toEqual({ language: 'en', locale: 'en' });
});

it('takes no locale that Intl refuses', () => {
  expect(chooseSpeech(['en-US@posix', 'de'])).toEqual({ language: 'en', locale: 'en' });
});

it('names each language in itself', () => {
  expect((['en', 'de', 'fr', 'ar'] as const).map(nameOfLanguage)).toEqual([
    'English',
    'Deutsch',
    'Français',
    'العربية',
  ]);
});

it('knows its languages and their direction', () => {
  expect(['de', 'en-XA', 'tlh', '', undefined, null].map(isLanguage)).toEqual([true, true, false, false, false, false]);
  expect([directionOf('en'), directionOf('de'), directionOf('ar')]).toEqual(['ltr', 'ltr', 'rtl']);
});
