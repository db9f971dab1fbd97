import { hostileAnswers } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { labelAndSortRows } from './label-and-sort-rows.ts';
import { getRowChoices, type RowChoiceSettings } from './row-choices.ts';

const defaultSettings: RowChoiceSettings = {
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
async function loadRowChoices(from: readonly unknown[], more: Partial<RowChoiceSettings>, filter = '') {
  const reading = { ...defaultSettings, ...more };
  const prepared = await labelAndSortRows(from, reading);
  return prepared && getRowChoices(prepared, reading, filter);
}
const loadChoiceLabels = async (more: Partial<RowChoiceSettings>, filter = '') =>
  (await loadRowChoices(rows, more, filter))?.map(({ label }) => label);

describe('choices from rows', () => {
  it('labels rows with the configured column or template, and drops duplicate labels or adds IDs to them', async () => {
    expect(await loadChoiceLabels({})).toEqual(['Crane', 'Lift']);
    expect(await loadChoiceLabels({ removeDuplicates: false })).toEqual(['Crane (1)', 'Crane (2)', 'Lift']);
    expect(await loadChoiceLabels({ template: '<b>{{ item.Title }}</b> {{ item.City }}' })).toEqual([
      'Crane Graz',
      'Crane Ulm',
      'Lift St. Pölten and more',
    ]);
    expect(await loadChoiceLabels({ labelProperty: 'Missing' })).toEqual(['Crane', 'Lift']);
  });

  it('sorts rows by the configured column, and numbers by their value', async () => {
    const by = (more: object) => loadChoiceLabels({ labelProperty: 'id', ...more });
    expect(await by({ sortBy: 'Floor' })).toEqual(['3', '2', '1']);
    expect(await by({ sortBy: 'Floor', sortDirection: 'desc' })).toEqual(['1', '2', '3']);
    expect(await by({ sortBy: 'City', sortDirection: 'desc' })).toEqual(['2', '3', '1']);
  });

  it('keeps only the configured columns in the stored value', async () => {
    const choices = await loadRowChoices(rows.slice(2), { selectFields: ['City', 'toString'] });
    expect(choices).toEqual([{ label: 'Lift', value: { id: '3', City: 'St. Pölten and more' } }]);
  });

  it.each(hostileAnswers)('handles %s', async (_what, hostile) => {
    const read = await loadRowChoices([hostile, { id: hostile, Title: hostile }], { sortBy: 'Title' }, 'Title ne x');
    expect(read?.every(({ label }) => typeof label === 'string') ?? true).toBe(true);
  });

  it('sorts thousands of wide rows correctly and caches the choices', async () => {
    // The rows have more values in total than the limit for one form.
    const wide = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`c${at}`, at]));
    const many = Array.from({ length: 2_600 }, (_, at) => ({
      ...wide,
      id: `${at}`,
      Title: `Pump ${(at * 7919) % 2_600}`,
    }));
    const order = { sortBy: 'Title', sortDirection: 'desc' } as const;
    const sorted = await loadRowChoices(many, order);
    expect(sorted?.map(({ label }) => label)).toEqual(Array.from({ length: 2_600 }, (_, at) => `Pump ${2_599 - at}`));
    expect(await loadRowChoices(many, order)).toBe(sorted);
    const few = await loadRowChoices(many, { sortBy: 'Title' }, 'Title lt Pump%203');
    expect(few?.map(({ label }) => label)).toEqual(['Pump 0', 'Pump 1', 'Pump 2']);
  });

  it('rejects all rows if one of them contains prototype keys', async () => {
    expect(await loadRowChoices([...rows, JSON.parse('{"Title":"x","__proto__":{"a":1}}')], {})).toBeUndefined();
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
])('keep only rows that match the filter: %s', async (filter, found) => {
  expect(await loadChoiceLabels({ labelProperty: 'id' }, filter)).toEqual(found);
});
