import { GraphError, GraphOutage } from '@tideform/graph';
import { expect, it } from 'vitest';
import { wordFailure } from './word-failure.ts';

const refusal = (status: number) =>
  new GraphError({ status, code: 'accessDenied', message: 'internal words', request: 'PUT /drives' });

it("hands the catalogue's sentences on", () => {
  expect(wordFailure(new Error('Problem creating drive'))).toBe('Problem creating drive');
});

it('keeps the words of Graph from people', () => {
  expect(wordFailure(refusal(400))).toBe('An error occurred. Please contact support or try again.');
});

it('says what helps', () => {
  expect(wordFailure(new GraphOutage('network', 'PUT /drives'))).toMatch(/offline/);
  expect(wordFailure(refusal(403))).toMatch(/permission/);
  expect(wordFailure(refusal(423))).toMatch(/Somebody else/);
});
