import { expect, it } from 'vitest';
import { parseTableViews } from './parse-form-config.ts';

it('skips invalid views, and invalid parts of views', () => {
  const plain = {
    columnVisibility: {},
    columnOrder: [],
    columnSizing: {},
    columnFilters: [],
    sorting: [],
    columnPinning: [],
    density: 'normal',
    keyFigures: [],
  };
  const unknownUsers = { created: '', createdBy: { name: '' }, modified: '', modifiedBy: { name: '' } };
  const stored = [
    null,
    'view',
    { id: 'a' },
    { id: 7, title: 'No id' },
    { id: 'a', title: ' ' },
    { id: 'b', title: 'Bare', createdBy: 'Ada', density: 'huge' },
    {
      id: 'c',
      title: 'Spoilt',
      columnVisibility: { title: false, place: 'no' },
      columnOrder: ['title', 3],
      columnSizing: { title: 120, place: -4, when: '9' },
      columnFilters: [{ id: 'title', value: 'Kew' }, { value: 'Ham' }],
      sorting: [{ id: 'title', desc: 1 }, 'title'],
      columnPinning: 'title',
      keyFigures: [
        { id: '1', kind: 'count' },
        { id: '2', kind: 'sum', column: 'data.cost' },
        { id: '3', kind: 'sum' },
        { id: '4', kind: 'share', column: 'data.result', value: '"fail"' },
        { id: '5', kind: 'share', column: 'data.result' },
        { id: '6', kind: 'median', column: 'data.cost' },
        { kind: 'count' },
      ],
    },
  ];
  expect(parseTableViews(stored)).toEqual([
    { ...plain, ...unknownUsers, id: 'b', title: 'Bare', createdBy: { name: 'Ada' } },
    {
      ...plain,
      ...unknownUsers,
      id: 'c',
      title: 'Spoilt',
      columnVisibility: { title: false },
      columnOrder: ['title'],
      columnSizing: { title: 120 },
      columnFilters: [{ id: 'title', value: 'Kew' }],
      sorting: [{ id: 'title', desc: false }],
      keyFigures: [
        { id: '1', kind: 'count', column: '' },
        { id: '2', kind: 'sum', column: 'data.cost' },
        { id: '4', kind: 'share', column: 'data.result', value: '"fail"' },
      ],
    },
  ]);
  expect(parseTableViews({})).toEqual([]);
});
