import { hostileAnswers } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { getSearchText } from './list-responses.ts';

it('contains the text and numbers of all answers in lower case, without data URLs', () => {
  const answers = { site: 'Mill LANE', rows: [{ count: 42, note: null }], photo: `data:${'x'.repeat(5_000)}` };
  const text = getSearchText(answers);
  expect(['mill lane', '42'].every((word) => text.includes(word))).toBe(true);
  expect(text).not.toContain('data:');
  expect(getSearchText(answers)).toBe(text);
});

it.each(hostileAnswers)('accepts %s', (_what, hostile) => {
  expect(typeof getSearchText({ a: hostile })).toBe('string');
});
