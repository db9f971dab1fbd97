import { expect, it } from 'vitest';
import { maxResults, searchIcons } from './search-icons.ts';

const names = [
  ['account', ['user', 'person']],
  ['account-hard-hat', ['worker']],
  ['hard-hat', ['helmet', 'user-safety']],
  ['user', []],
  ['ax', ['axe']],
] as const;

it('ranks exact names before exact tags and partial matches', () => {
  // Scores: user 10 + 1; account 5 + 1; hard-hat 1.
  expect(searchIcons(names, 'user')).toEqual(['user', 'account', 'hard-hat']);
});

it('adds up the scores of all search words', () => {
  // Scores: account-hard-hat 1 + 1; account 10 + 1; hard-hat 1.
  expect(searchIcons(names, 'account hard')).toEqual(['account', 'account-hard-hat', 'hard-hat']);
});

it('ignores search words with fewer than three characters, and letter case', () => {
  expect(searchIcons(names, 'ax')).toEqual([]);
  expect(searchIcons(names, '')).toEqual([]);
  expect(searchIcons(names, 'ax AXE')).toEqual(['ax']);
});

it('returns at most 449 results', () => {
  const many = Array.from({ length: 600 }, (_, index) => [`file-${index}`, []] as const);
  expect(searchIcons(many, 'file')).toHaveLength(maxResults);
  expect(maxResults).toBe(449);
});
