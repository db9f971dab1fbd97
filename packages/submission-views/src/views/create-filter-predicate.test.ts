import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { createAnswerColumns } from '../answer-columns.ts';
import { createSubmissionColumns } from '../columns/submission-columns.ts';
import { createFilterPredicate } from './find-rows.ts';
import type { FilterValue } from './view-state.ts';

const english = { language: 'en', locale: 'en' } as const;
const choice = [
  { value: 'p', label: 'Pass' },
  { value: 'f', label: 'Fail' },
];
const form = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'number', key: 'score', label: 'Score' },
    { type: 'datetime', key: 'seen', label: 'Seen', enableTime: false },
    { type: 'radio', key: 'result', label: 'Result', values: choice },
    { type: 'selectboxes', key: 'both', label: 'Both', values: choice },
    {
      type: 'datagrid',
      key: 'lines',
      label: 'Lines',
      components: [{ type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' }],
    },
  ],
};
const labels = { count: ({ label }: { label: string }) => label, sum: ({ label }: { label: string }) => label };
const messages = { ...labels } as unknown as Parameters<typeof createSubmissionColumns>[1];
const allAnswers = [
  {
    site: 'Café',
    score: 0,
    seen: '2026-11-03',
    born: '24/12/1990',
    result: 'p',
    both: { p: true, f: true },
    poll: { q: 'f' },
    lines: [{ cost: 0.1 }, { cost: 0.2 }, { cost: '' }],
  },
  {
    site: 'Depot',
    score: 12,
    seen: '2026-11-20',
    born: '01/02/1991',
    result: 'f',
    both: { p: false, f: false },
    poll: {},
    lines: [{ cost: '' }],
  },
  {},
];
const items = allAnswers.map((data, at) => ({ listItemId: String(at), data }) as unknown as SubmissionItem);
const columns = createSubmissionColumns(await createAnswerColumns(form, english), messages, {
  locale: 'en',
  anonymous: 'Anonymous',
});
const findColumn = (id: string) => columns.find((one) => one.id === `data.${id}`)!;
const findMatchingItems = (id: string, filter: FilterValue) =>
  items.filter(createFilterPredicate(findColumn(id), filter)).map(({ listItemId }) => listItemId);

it.each<[string, FilterValue, string]>([
  ['site', { has: 'cafe' }, '0'],
  ['score', { from: 0, to: 5 }, '0'],
  ['score', { from: 1 }, '1'],
  ['seen', { first: '2026-11-04', last: '' }, '1'],
  ['seen', { first: '', last: '2026-11-03' }, '0'],
  ['result', { any: ['"p"'] }, '0'],
  ['result', { any: ['"f"', ''] }, '1,2'],
  ['both', { any: ['{"f":true}'] }, '0'],
  ['both', { any: [''] }, '1,2'],
  ['lines', { from: 1 }, '0'],
])('filters by %s %j', (id, filter, rows) => {
  expect(findMatchingItems(id, filter).join()).toBe(rows);
});

it('uses columns with the label of each value, and with the row count and sums of a grid', () => {
  expect(
    findColumn('both')
      .values?.(items[0]!)
      .map(({ label }) => label),
  ).toEqual(['Pass', 'Fail']);
  expect([findColumn('lines').text(items[0]!), findColumn('lines.cost').text(items[0]!)]).toEqual(['2', '€0.30']);
  expect([findColumn('lines').text(items[1]!), findColumn('lines.cost').text(items[2]!)]).toEqual(['', '']);
});
