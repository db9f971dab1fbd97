import { expect, it } from 'vitest';
import { replaceAnswer } from './useReviewEventCommands.ts';

it('replaces a nested answer and leaves all others unchanged', () => {
  const data = { a: 1, part: { b: 2, spoilt: 'x' } };
  expect(replaceAnswer(data, ['part', 'c'], { status: 'approved' })).toEqual({
    ...{ a: 1, part: { b: 2, spoilt: 'x', c: { status: 'approved' } } },
  });
  expect(replaceAnswer(data, ['part', 'spoilt', 'd'], 1)).toEqual({ a: 1, part: { b: 2, spoilt: { d: 1 } } });
  expect(data).toEqual({ a: 1, part: { b: 2, spoilt: 'x' } });
});
