import { expect, it } from 'vitest';
import { getPartition } from './layout.ts';

it.each([
  ['1', 0],
  ['3999', 0],
  ['4000', 1],
  ['7999', 1],
  ['1000000', 250],
])('assigns list item %s to partition %i', (listItemId, partition) => {
  expect(getPartition(listItemId)).toBe(partition);
});
