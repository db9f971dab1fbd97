import { expect, it } from 'vitest';
import { readSpeech } from './speech-choice.ts';

const chosen = (language: string | null) => ({ getItem: () => language });

it('speaks the chosen language as the browser says that it is spoken', () => {
  expect(readSpeech(chosen('de'), ['en-GB', 'de-AT', 'de'])).toEqual({ language: 'de', locale: 'de-AT' });
  expect(readSpeech(chosen('ar'), ['en'])).toEqual({ language: 'ar', locale: 'ar' });
  expect(readSpeech(chosen('en-XA'), ['de'])).toEqual({ language: 'en-XA', locale: 'en' });
});

it('speaks English to who chose none, or one that nobody speaks here', () => {
  for (const language of [null, '', 'tlh']) {
    expect(readSpeech(chosen(language), ['de'])).toEqual({ language: 'en', locale: 'en' });
  }
});
