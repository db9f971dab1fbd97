import { expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';

it('joins what is there, each part with a direction of its own', () => {
  expect(joinParts(['#8', undefined, '', false, 'عميرة'])).toBe('\u2068#8\u2069 · \u2068عميرة\u2069');
  expect(joinParts([])).toBe('');
});
