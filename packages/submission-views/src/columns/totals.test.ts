import { expect, it } from 'vitest';
import { createAnswerColumns } from '../answer-columns.ts';
import { columnMessages } from './column.messages.ts';
import { computeTotal, formatAggregate, supportsTotal } from './submission-column.ts';
import { createSubmissionColumns } from './submission-columns.ts';

const form = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'number', key: 'score', label: 'Score' },
    { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
    {
      ...{ type: 'datagrid', key: 'defects', label: 'Defects' },
      components: [{ type: 'currency', key: 'price', label: 'Price', currency: 'EUR' }],
    },
  ],
};
const createItem = (submissionNumber: number, data: object) => ({
  ...{ listItemId: `${submissionNumber}`, responseId: `r${submissionNumber}`, formId: 'f', webUrl: '', title: '' },
  ...{ submissionNumber, timestamp: '', createdBy: 'Ada', anonymous: false, collaborators: '', lastModified: '' },
  data: data as never,
});

it('formats totals like the numbers of their column', async () => {
  const english = { language: 'en', locale: 'en' } as const;
  const messages = await columnMessages.read(english);
  const columns = createSubmissionColumns(await createAnswerColumns(form, english), messages, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
  const items = [
    createItem(1, { site: 'Kew', score: 0.1, cost: 12.5, defects: [{ price: 3 }, { price: 4.25 }] }),
    createItem(2, { site: 'Ham', score: 0.2, defects: [{ price: 1 }] }),
    createItem(3, {}),
  ];
  const totals = columns.filter(supportsTotal).map((column) => {
    const total = computeTotal(column, items);
    return [column.label, total, total === undefined ? '' : formatAggregate(column, total, 'en')];
  });
  expect(totals).toEqual([
    ['Score', 0.3, '0.3'],
    ['Cost', 12.5, '€12.50'],
    ['Defects (count)', 3, '3'],
    ['Defects: Price (sum)', 8.25, '€8.25'],
  ]);
  expect(computeTotal(columns.find(({ label }) => label === 'Cost')!, [items[2]!])).toBeUndefined();
});
