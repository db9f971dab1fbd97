import { expect, it } from 'vitest';
import { computeTagLimit } from './useTagLimit.ts';

it.each([
  [366, 2],
  [450, 3],
  [580, 5],
  [600, 2],
  [992, 2],
])('fits the tags of a grid of %i px: %i', (gridPx, tags) => {
  expect(computeTagLimit(gridPx)).toBe(tags);
});
