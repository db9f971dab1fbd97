import { expect, it } from 'vitest';
import { withAnswer } from './with-answer.ts';

it('puts an answer in its place, in what it lies in, and leaves all others as they were', () => {
  const data = { a: 1, part: { b: 2, spoilt: 'x' } };
  expect(withAnswer(data, ['part', 'c'], { status: 'approved' })).toEqual({
    ...{ a: 1, part: { b: 2, spoilt: 'x', c: { status: 'approved' } } },
  });
  expect(withAnswer(data, ['part', 'spoilt', 'd'], 1)).toEqual({ a: 1, part: { b: 2, spoilt: { d: 1 } } });
  expect(data).toEqual({ a: 1, part: { b: 2, spoilt: 'x' } });
});
