import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { directionOf } from '@tideform/i18n';
import { expect, it } from 'vitest';
import { readLanguageChoice, readSpeech, writeLanguageChoice } from './speech-choice.ts';

const chosen = (language: string | null) => ({ getItem: () => language });

it('speaks the chosen language as the browser says that it is spoken', () => {
  expect(readSpeech(chosen('de'), ['en-GB', 'de-AT', 'de'])).toEqual({ language: 'de', locale: 'de-AT' });
  expect(readSpeech(chosen('ar'), ['en'])).toEqual({ language: 'ar', locale: 'ar-u-nu-latn' });
  expect(readSpeech(chosen('en-XA'), ['de'])).toEqual({ language: 'en-XA', locale: 'en' });
});

it('speaks as the browser to who chose none, or one that nobody speaks here', () => {
  for (const language of [null, '', 'tlh']) {
    expect(readSpeech(chosen(language), ['tlh', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' });
    expect(readSpeech(chosen(language), ['tlh'])).toEqual({ language: 'en', locale: 'en' });
  }
});

it('keeps a choice on this device until it is taken back', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
])('turns the page before it is drawn as the app does: %s chosen, %j asked for', (choice, locales) => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/speech.js'), 'utf8');
  const page = { lang: 'en', dir: 'ltr' };
  const navigator = { languages: locales };
  runInNewContext(script, {
    document: { currentScript: { dataset: { languages: 'en de ar', rightToLeft: 'ar' } }, documentElement: page },
    navigator,
    localStorage: chosen(choice),
  });
  const { language } = readSpeech(chosen(choice), locales);
  expect(page).toEqual({ lang: language, dir: directionOf(language) });
});
