import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it('writes names beside each other as a language does', () => {
  const names = ['A', 'B', 'C'];
  expect(['en', 'de', 'ar'].map((locale) => formatList(names, locale))).toEqual(['A, B, C', 'A, B und C', 'A، وB، وC']);
});
