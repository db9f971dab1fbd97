import { expect, it } from 'vitest';
import { wordDay, wordMoment } from './word-moment.ts';

it('writes a day as people do where they live', () => {
  const days = ['en-GB', 'en-US', 'de-AT'].map((locale) => wordDay('2026-11-20T12:00:00.000Z', locale));
  expect(days).toEqual(['20 Nov 2026', 'Nov 20, 2026', '20.11.2026']);
});

it('says nothing of what is no instant', () => {
  expect(wordMoment('', 'en')).toBe('');
});
