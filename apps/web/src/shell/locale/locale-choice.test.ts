import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { getDirection } from '@tideform/i18n';
import { expect, it } from 'vitest';
import { readLanguageChoice, readLocale, writeLanguageChoice } from './locale-choice.ts';

const createStorageWith = (language: string | null) => ({ getItem: () => language });

it('uses the chosen language with the browser’s region', () => {
  expect(readLocale(createStorageWith('de'), ['en-GB', 'de-AT', 'de'])).toEqual({ language: 'de', locale: 'de-AT' });
  expect(readLocale(createStorageWith('ar'), ['en'])).toEqual({ language: 'ar', locale: 'ar-u-nu-latn' });
  expect(readLocale(createStorageWith('en-XA'), ['de'])).toEqual({ language: 'en-XA', locale: 'en' });
});

it('uses the browser’s language if no valid language is chosen', () => {
  for (const language of [null, '', 'tlh']) {
    expect(readLocale(createStorageWith(language), ['tlh', 'de-AT', 'en'])).toEqual({
      language: 'de',
      locale: 'de-AT',
    });
    expect(readLocale(createStorageWith(language), ['tlh'])).toEqual({ language: 'en', locale: 'en' });
  }
});

it('stores the chosen language on this device until it is reset', () => {
  const storedValues = new Map<string, string>();
  const storage = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
  };
  writeLanguageChoice(storage, 'ar');
  expect(readLanguageChoice(storage)).toBe('ar');
  writeLanguageChoice(storage, undefined);
  expect(readLanguageChoice(storage)).toBeUndefined();
});

it.each([
  [null, ['de-AT', 'en']],
  [null, ['AR-eg']],
  [null, ['tlh', 'den', 'ar']],
  [null, []],
  ['ar', ['de']],
  ['tlh', ['ar']],
])('is the same in speech.js before the first rendering: chosen %s, browser %j', (choice, locales) => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/speech.js'), 'utf8');
  const page = { lang: 'en', dir: 'ltr' };
  const navigator = { languages: locales };
  runInNewContext(script, {
    document: { currentScript: { dataset: { languages: 'en de ar', rightToLeft: 'ar' } }, documentElement: page },
    navigator,
    localStorage: createStorageWith(choice),
  });
  const { language } = readLocale(createStorageWith(choice), locales);
  expect(page).toEqual({ lang: language, dir: getDirection(language) });
});
