import { isPlain, isSameView, plainView } from '@tideform/submission-views';
import { expect, it } from 'vitest';
import { filteredBy, moved, pinned, shown, sized, sortedBy } from './view-changes.ts';

it('is plain again when everything that was changed is taken back', () => {
  const changes = [
    shown('a', false),
    sized('a', 200),
    pinned('a', true),
    sortedBy('a', true),
    filteredBy('a', { has: 'x' }),
  ];
  const back = [
    shown('a', true),
    sized('a', undefined),
    pinned('a', false),
    sortedBy('a', undefined),
    filteredBy('a', undefined),
  ];
  const changed = changes.reduce((view, change) => change(view), plainView);
  expect(isPlain(changed)).toBe(false);
  expect(back.reduce((view, change) => change(view), changed)).toEqual(plainView);
});

it('keeps a width between what can be read and what fits', () => {
  const widths = [1, 99.6, 5000].map((px) => sized('a', px)(plainView).columnSizing.a);
  expect(widths).toEqual([60, 100, 800]);
});

it('puts a column where it is wanted among all of them', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(moved(all, 'd', 1)(plainView).columnOrder).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(all, 'a', 2)(plainView).columnOrder).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(all, 'a', -1)(plainView).columnOrder).toEqual(all);
});

it('sees no difference in the order in which widths were given, or in a column that is said to be there', () => {
  const one = { ...plainView, columnSizing: { a: 100, b: 200 }, columnVisibility: { c: true } };
  expect(isSameView(one, { ...plainView, columnSizing: { b: 200, a: 100 } })).toBe(true);
});
