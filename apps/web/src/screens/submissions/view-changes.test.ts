import { defaultView, isDefaultView, isSameView } from '@tideform/submission-views';
import { expect, it } from 'vitest';
import { filterBy, moveColumn, pinColumn, resizeColumn, showColumn, sortBy } from './view-changes.ts';

it('restores the default view when all changes are undone', () => {
  const changes = [
    showColumn('a', false),
    resizeColumn('a', 200),
    pinColumn('a', true),
    sortBy('a', true),
    filterBy('a', { has: 'x' }),
  ];
  const back = [
    showColumn('a', true),
    resizeColumn('a', undefined),
    pinColumn('a', false),
    sortBy('a', undefined),
    filterBy('a', undefined),
  ];
  const changed = changes.reduce((view, change) => change(view), defaultView);
  expect(isDefaultView(changed)).toBe(false);
  expect(back.reduce((view, change) => change(view), changed)).toEqual(defaultView);
});

it('limits column widths', () => {
  const widths = [1, 99.6, 5000].map((px) => resizeColumn('a', px)(defaultView).columnSizing.a);
  expect(widths).toEqual([60, 100, 800]);
});

it('moves a column to an index among all columns', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(moveColumn(all, 'd', 1)(defaultView).columnOrder).toEqual(['a', 'd', 'b', 'c']);
  expect(moveColumn(all, 'a', 2)(defaultView).columnOrder).toEqual(['b', 'c', 'a', 'd']);
  expect(moveColumn(all, 'a', -1)(defaultView).columnOrder).toEqual(all);
});

it('ignores the order of widths and columns marked visible by default in comparisons', () => {
  const one = { ...defaultView, columnSizing: { a: 100, b: 200 }, columnVisibility: { c: true } };
  expect(isSameView(one, { ...defaultView, columnSizing: { b: 200, a: 100 } })).toBe(true);
});
