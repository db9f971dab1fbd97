import { expect, it } from 'vitest';
import { openingState } from './form-opening.ts';

const noon = Date.parse('2026-03-14T12:00:00Z');
const [morning, evening] = ['2026-03-14T08:00:00Z', '2026-03-14T18:00:00Z'];

it('takes responses where nobody has said anything', () => {
  expect(openingState(undefined, noon, 1_000_000)).toBe('open');
  expect(openingState({ closingText: 'Gone' }, noon)).toBe('open');
});

it('opens and closes to the moment', () => {
  expect(openingState({ opensAt: evening }, noon)).toBe('not-open-yet');
  expect(openingState({ opensAt: morning, closesAt: evening }, noon)).toBe('open');
  expect(openingState({ opensAt: evening }, Date.parse(evening))).toBe('open');
  expect(openingState({ closesAt: evening }, Date.parse(evening))).toBe('closed');
  expect(openingState({ closesAt: morning }, noon)).toBe('closed');
});

it('is full with as many responses as it takes, and not while nobody can say how many there are', () => {
  expect(openingState({ mostResponses: 3 }, noon, 2)).toBe('open');
  expect(openingState({ mostResponses: 3 }, noon, 3)).toBe('full');
  expect(openingState({ mostResponses: 3 }, noon)).toBe('open');
  expect(openingState({ mostResponses: 3, closesAt: morning }, noon, 3)).toBe('closed');
});
