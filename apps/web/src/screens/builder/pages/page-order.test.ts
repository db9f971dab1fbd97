import { expect, it } from 'vitest';
import { computeDropIndex, createPageIdentities } from './page-order.ts';

it('inserts a dragged page before or after the page it is dropped on', () => {
  const dropped = (from: number, onto: number, isBehind: boolean) => {
    const pages = ['a', 'b', 'c', 'd'];
    const [page] = pages.splice(from, 1);
    pages.splice(computeDropIndex(from, onto, isBehind), 0, page!);
    return pages.join('');
  };
  expect(dropped(0, 2, false)).toBe('bacd');
  expect(dropped(0, 2, true)).toBe('bcad');
  expect(dropped(3, 1, false)).toBe('adbc');
  expect(dropped(3, 1, true)).toBe('abdc');
  expect(dropped(1, 1, true)).toBe('abcd');
});

it('distinguishes pages with equal or missing keys', () => {
  expect(createPageIdentities([{ key: 'a' }, {}, { key: 'a' }, {}])).toEqual(['a', '', 'a 1', ' 1']);
});
