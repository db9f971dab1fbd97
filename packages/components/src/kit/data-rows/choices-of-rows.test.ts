import { hostileAnswers } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { choicesOfRows, type RowReading } from './choices-of-rows.ts';

const usual: RowReading = {
  labelProperty: 'Title',
  template: '',
  sortBy: '',
  sortDirection: 'asc',
  removeDuplicates: true,
  selectFields: [],
};
const rows = [
  { id: '1', Title: 'Crane', Floor: 10, City: 'Graz' },
  { id: '2', Title: 'Crane', Floor: 9, City: 'Ulm' },
  { id: '3', Title: 'Lift', Floor: 2, City: 'St. Pölten and more', Owner: { Name: "O'Hara" } },
];
const labels = (more: Partial<RowReading>, filter = '') =>
  choicesOfRows(rows, { ...usual, ...more }, filter)?.map(({ label }) => label);
const ids = (filter: string) =>
  choicesOfRows(rows, { ...usual, labelProperty: 'id' }, filter)?.map(({ label }) => label);

describe('rows to choose from', () => {
  it('are called as the author says, each once, or told apart by their ids', () => {
    expect(labels({})).toEqual(['Crane', 'Lift']);
    expect(labels({ removeDuplicates: false })).toEqual(['Crane (1)', 'Crane (2)', 'Lift']);
    expect(labels({ template: '<b>{{ item.Title }}</b> {{ item.City }}' })).toEqual([
      'Crane Graz',
      'Crane Ulm',
      'Lift St. Pölten and more',
    ]);
    expect(labels({ labelProperty: 'Missing' })).toEqual(['Crane', 'Lift']);
  });

  it('are in the order that the author wants, numbers by how much they are', () => {
    const by = (more: object) => labels({ labelProperty: 'id', ...more });
    expect(by({ sortBy: 'Floor' })).toEqual(['3', '2', '1']);
    expect(by({ sortBy: 'Floor', sortDirection: 'desc' })).toEqual(['1', '2', '3']);
    expect(by({ sortBy: 'City', sortDirection: 'desc' })).toEqual(['2', '3', '1']);
  });

  it('keep what the author wants of them', () => {
    const kept = choicesOfRows(rows.slice(2), { ...usual, selectFields: ['City', 'toString'] }, '');
    expect(kept).toEqual([{ label: 'Lift', value: { id: '3', City: 'St. Pölten and more' } }]);
  });

  it.each(hostileAnswers)('bear %s', (_what, hostile) => {
    const read = choicesOfRows([hostile, { id: hostile, Title: hostile }], { ...usual, sortBy: 'Title' }, 'Title ne x');
    expect(read?.every(({ label }) => typeof label === 'string')).toBe(true);
  });
});

it.each([
  ["City eq 'graz'", ['1']],
  ["Floor gt 9 and City ne 'Ulm'", ['1']],
  ['Floor ge 9', ['1', '2']],
  ['Floor lt 9', ['3']],
  ['Floor le 9', ['2', '3']],
  ["City contains 'and more'", ['3']],
  ["City eq 'St.%20P%C3%B6lten%20and%20more'", ['3']],
  ["Owner/Name eq 'O''Hara'", ['3']],
  ["Owner.Name startswith 'O''", ['3']],
  ["City eq 'x'%20or%201%20eq%201'", []],
  ["City ne '100 %'", ['1', '2', '3']],
  ['City', undefined],
  ["City eq 'Graz' or City eq 'Ulm'", []],
])('of the rows those are offered of which is true: %s', (filter, found) => {
  expect(ids(filter)).toEqual(found);
});
