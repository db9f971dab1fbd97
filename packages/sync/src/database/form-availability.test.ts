import { expect, it } from 'vitest';
import { getAvailabilityState } from './form-availability.ts';

const noon = Date.parse('2026-03-14T12:00:00Z');
const [morning, evening] = ['2026-03-14T08:00:00Z', '2026-03-14T18:00:00Z'];

it('a form without limits is open', () => {
  expect(getAvailabilityState(undefined, noon, 1_000_000)).toBe('open');
  expect(getAvailabilityState({ closingText: 'Gone' }, noon)).toBe('open');
});

it('a form opens and closes exactly on time', () => {
  expect(getAvailabilityState({ opensAt: evening }, noon)).toBe('not-open-yet');
  expect(getAvailabilityState({ opensAt: morning, closesAt: evening }, noon)).toBe('open');
  expect(getAvailabilityState({ opensAt: evening }, Date.parse(evening))).toBe('open');
  expect(getAvailabilityState({ closesAt: evening }, Date.parse(evening))).toBe('closed');
  expect(getAvailabilityState({ closesAt: morning }, noon)).toBe('closed');
});

it('a form is full at the maximum number of responses, and not while the number is unknown', () => {
  expect(getAvailabilityState({ mostResponses: 3 }, noon, 2)).toBe('open');
  expect(getAvailabilityState({ mostResponses: 3 }, noon, 3)).toBe('full');
  expect(getAvailabilityState({ mostResponses: 3 }, noon)).toBe('open');
  expect(getAvailabilityState({ mostResponses: 3, closesAt: morning }, noon, 3)).toBe('closed');
});
