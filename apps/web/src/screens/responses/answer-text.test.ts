import { hostileAnswers } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it('has the words and numbers of all answers, in small letters, without pictures', () => {
  const answers = { site: 'Mill LANE', rows: [{ count: 42, note: null }], photo: `data:${'x'.repeat(5_000)}` };
  const text = answerText(answers);
  expect(['mill lane', '42'].every((word) => text.includes(word))).toBe(true);
  expect(text).not.toContain('data:');
  expect(answerText(answers)).toBe(text);
});

it.each(hostileAnswers)('bears %s', (_what, hostile) => {
  expect(typeof answerText({ a: hostile })).toBe('string');
});
