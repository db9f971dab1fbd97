import { expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';

it('joins non-empty parts, each with an isolated text direction', () => {
  expect(joinParts(['#8', undefined, '', false, 'عميرة'])).toBe('\u2068#8\u2069 · \u2068عميرة\u2069');
  expect(joinParts([])).toBe('');
});
