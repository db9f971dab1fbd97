import type { CalculatedForm } from './calculated-form.ts';
import { createCalculatedField, createField } from './create-field.ts';

const sumLogic = { '+': [{ var: 'data.first' }, { var: 'data.second' }] };
const overLogic = { if: [{ '>': [{ var: 'data.sum' }, 100] }, 'high', 'low'] };

/** Forms that calculate amounts: sums, differences, shares, rounding. */
export const costs: readonly CalculatedForm[] = [
  {
    name: 'a balance calculated from text fields',
    components: [
      createField('number', 'income'),
      createField('number', 'rent'),
      createField('number', 'food'),
      createCalculatedField('textfield', 'spent', 'value = data.rent + data.food'),
      createCalculatedField('textfield', 'left', 'value = data.income - data.spent', { decimalLimit: 1 }),
      createCalculatedField('textfield', 'twice', 'value = data.left + data.left'),
      createCalculatedField('hidden', 'kept', 'value = data.twice + 1'),
    ],
    answers: [{ income: 8.3, rent: 10, food: 6.5 }, { income: 12, rent: 4, food: 0.25 }, { income: 3 }, {}],
  },
  {
    name: 'the lines of an order',
    components: [
      createField('datagrid', 'lines', {
        components: [
          createField('textfield', 'item'),
          createField('number', 'count'),
          createField('currency', 'price', { currency: 'EUR' }),
          createCalculatedField('currency', 'amount', 'value = row.count * row.price', {
            currency: 'EUR',
            noRounding: true,
          }),
        ],
      }),
      createCalculatedField(
        'currency',
        'net',
        'value = data.lines.reduce(function (sum, one) { return sum + (one.amount || 0); }, 0)',
        {
          noRounding: true,
        },
      ),
      createCalculatedField('number', 'tax', 'value = data.net * 0.19', { noRounding: true }),
      createCalculatedField('textfield', 'gross', 'value = (data.net + data.tax).toFixed(2)'),
      createCalculatedField('number', 'whole', 'value = data.gross', { noRounding: true }),
    ],
    answers: [
      {
        lines: [
          { item: 'Rope', count: 3, price: 9.99 },
          { item: 'Hook', count: 10, price: 1.05 },
        ],
      },
      { lines: [{ item: 'Rope' }, { count: 2, price: 0.335 }] },
    ],
  },
  {
    name: 'calculations in JSONLogic',
    components: [
      createField('number', 'first'),
      createField('number', 'second'),
      createCalculatedField('textfield', 'sum', sumLogic),
      createCalculatedField('number', 'half', { '/': [{ var: 'data.sum' }, 2] }),
      createCalculatedField('textfield', 'word', overLogic),
    ],
    answers: [
      { first: 1, second: 2 },
      { first: 70, second: 31.5 },
    ],
  },
  {
    name: 'calculations that only sometimes have a result',
    components: [
      createField('checkbox', 'same'),
      createField('textfield', 'from'),
      createCalculatedField('textfield', 'to', 'if (data.same) { value = data.from; }'),
      createCalculatedField('number', 'copies', 'if (data.same) value = 1', { noRounding: true }),
      createCalculatedField('checkbox', 'isTold', 'if (data.same) value = true'),
    ],
    answers: [
      { same: true, from: 'Quay', to: 'Kew', copies: 4, isTold: false },
      { same: false, from: 'Quay', to: 'Kew', copies: 4, isTold: true },
    ],
  },
  {
    name: 'an amount that a condition hides',
    components: [
      createField('checkbox', 'hasExtra'),
      createField('number', 'basic'),
      createField('number', 'extra', { conditional: { show: true, when: 'hasExtra', eq: 'true' } }),
      createCalculatedField('textfield', 'all', 'value = data.basic + (data.extra || 0)'),
      createCalculatedField('textfield', 'share', 'value = data.extra ? data.extra / data.all : 0', {
        conditional: { show: true, when: 'hasExtra', eq: 'true' },
      }),
    ],
    answers: [
      { hasExtra: true, basic: 3, extra: 1 },
      { hasExtra: false, basic: 3, extra: 1 },
    ],
  },
];
