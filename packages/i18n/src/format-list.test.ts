import { expect, it } from 'vitest';
import { formatList } from './format-messages.ts';

it('joins names with the separators of a language', () => {
  const names = ['A', 'B', 'C'];
  expect(['en', 'de', 'ar'].map((locale) => formatList(names, locale))).toEqual(['A, B, C', 'A, B und C', 'A، وB، وC']);
});
