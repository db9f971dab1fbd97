import { hostileAnswers } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { choicesOfRows, type RowReading } from './choices-of-rows.ts';
import { prepareRows } from './prepare-rows.ts';

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
async function offered(from: readonly unknown[], more: Partial<RowReading>, filter = '') {
  const reading = { ...usual, ...more };
  const prepared = await prepareRows(from, reading);
  return prepared && choicesOfRows(prepared, reading, filter);
}
const labels = async (more: Partial<RowReading>, filter = '') =>
  (await offered(rows, more, filter))?.map(({ label }) => label);

describe('rows to choose from', () => {
  it('are called as the author says, each once, or told apart by their ids', async () => {
    expect(await labels({})).toEqual(['Crane', 'Lift']);
    expect(await labels({ removeDuplicates: false })).toEqual(['Crane (1)', 'Crane (2)', 'Lift']);
    expect(await labels({ template: '<b>{{ item.Title }}</b> {{ item.City }}' })).toEqual([
      'Crane Graz',
      'Crane Ulm',
      'Lift St. Pölten and more',
    ]);
    expect(await labels({ labelProperty: 'Missing' })).toEqual(['Crane', 'Lift']);
  });

  it('are in the order that the author wants, numbers by how much they are', async () => {
    const by = (more: object) => labels({ labelProperty: 'id', ...more });
    expect(await by({ sortBy: 'Floor' })).toEqual(['3', '2', '1']);
    expect(await by({ sortBy: 'Floor', sortDirection: 'desc' })).toEqual(['1', '2', '3']);
    expect(await by({ sortBy: 'City', sortDirection: 'desc' })).toEqual(['2', '3', '1']);
  });

  it('keep what the author wants of them', async () => {
    const kept = await offered(rows.slice(2), { selectFields: ['City', 'toString'] });
    expect(kept).toEqual([{ label: 'Lift', value: { id: '3', City: 'St. Pölten and more' } }]);
  });

  it.each(hostileAnswers)('bear %s', async (_what, hostile) => {
    const read = await offered([hostile, { id: hostile, Title: hostile }], { sortBy: 'Title' }, 'Title ne x');
    expect(read?.every(({ label }) => typeof label === 'string') ?? true).toBe(true);
  });

  it('are as many as a register has, and stand as they would if they were sorted at once', async () => {
    // Together more values than any form has.
    const wide = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`c${at}`, at]));
    const many = Array.from({ length: 2_600 }, (_, at) => ({
      ...wide,
      id: `${at}`,
      Title: `Pump ${(at * 7919) % 2_600}`,
    }));
    const order = { sortBy: 'Title', sortDirection: 'desc' } as const;
    const sorted = await offered(many, order);
    expect(sorted?.map(({ label }) => label)).toEqual(Array.from({ length: 2_600 }, (_, at) => `Pump ${2_599 - at}`));
    expect(await offered(many, order)).toBe(sorted);
    const few = await offered(many, { sortBy: 'Title' }, 'Title lt Pump%203');
    expect(few?.map(({ label }) => label)).toEqual(['Pump 0', 'Pump 1', 'Pump 2']);
  });

  it('are none at all where one of them reaches for prototypes', async () => {
    expect(await offered([...rows, JSON.parse('{"Title":"x","__proto__":{"a":1}}')], {})).toBeUndefined();
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
])('of the rows those are offered of which is true: %s', async (filter, found) => {
  expect(await labels({ labelProperty: 'id' }, filter)).toEqual(found);
});
