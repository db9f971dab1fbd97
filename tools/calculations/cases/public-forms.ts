import type { CalculatedForm } from './calculated-form.ts';
import { createCalculatedField, createField } from './create-field.ts';

const values = ['a', 'b', 'c'].map((value) => ({ label: `Way ${value}`, value }));
const rowsOfWay = `
  var rows = instance.defaultValue;
  if (data.way === 'a') { rows = [{ first: 'Ada', last: 'Byron' }]; }
  else if (data.way === 'b') { rows = [{ first: 'Bob', last: 'Stone' }, { first: 'Bea', last: 'Sand' }]; }
  value = rows;`;
const names = [createField('textfield', 'first'), createField('textfield', 'last')];
const defaultValue = [{ first: '', last: '' }];

/** Kinds of calculations found in public forms, rewritten as small forms. */
export const publicForms: readonly CalculatedForm[] = [
  {
    name: 'rows that are created for a choice',
    components: [
      createField('radio', 'way', { values }),
      createCalculatedField('datagrid', 'fixed', rowsOfWay, { components: names, defaultValue }),
      createCalculatedField('datagrid', 'changeable', rowsOfWay, {
        components: names,
        defaultValue,
        allowCalculateOverride: true,
      }),
    ],
    answers: [{ way: 'a' }, { way: 'b' }, { way: 'c' }, {}],
  },
  {
    name: 'an optional sum, and a division by a missing value',
    components: [
      createField('panel', 'one', {
        input: false,
        components: [createField('number', 'wanted'), createField('number', 'least', { decimalLimit: 2 })],
      }),
      createField('panel', 'two', {
        input: false,
        components: [
          createCalculatedField('number', 'sum', "value = (data.wanted + data.least) || ''", { noRounding: true }),
          createCalculatedField('number', 'share', "value = (data.least > 0 && (data.wanted / data.least)) || ''", {
            noRounding: true,
          }),
        ],
      }),
    ],
    answers: [{ wanted: 3, least: 1.25 }, { wanted: 3, least: 0 }, { wanted: 0, least: 0 }, { wanted: 3 }, {}],
  },
  {
    name: 'sums of sums in hidden groups',
    components: [
      createField('radio', 'paid', { values }),
      createField('fieldset', 'costs', {
        input: false,
        conditional: { show: true, when: 'paid', eq: 'a' },
        components: [
          createField('currency', 'grave', { currency: 'NOK' }),
          createField('currency', 'fees', { currency: 'NOK' }),
          createCalculatedField('currency', 'both', 'value = data.grave + data.fees;', {
            defaultValue: 0,
            noRounding: true,
          }),
        ],
      }),
      createField('currency', 'stone', { currency: 'NOK' }),
      createCalculatedField('currency', 'all', 'value = data.both + data.stone;', {
        defaultValue: 0,
        noRounding: true,
      }),
    ],
    answers: [
      { paid: 'a', grave: 1200, fees: 99.5, stone: 4000 },
      { paid: 'b', stone: 4000 },
    ],
  },
  {
    name: 'a sum in a hidden section that keeps its answers',
    components: [
      createField('radio', 'paid', { values }),
      createField('panel', 'costs', {
        ...{ input: false, clearOnHide: false, conditional: { show: true, when: 'paid', eq: 'a' } },
        components: [
          createField('number', 'grave'),
          createField('number', 'fees'),
          createCalculatedField('number', 'both', 'value = data.grave + data.fees;', { defaultValue: 0 }),
        ],
      }),
      createCalculatedField('number', 'all', 'value = data.both + 1;'),
    ],
    answers: [{ paid: 'b', grave: 1, fees: 2 }],
    ours: ['both', 'all'],
  },
  {
    name: 'keys with dots',
    components: [
      createField('textfield', 'case.start'),
      createCalculatedField(
        'textfield',
        'case.due',
        "value = moment(data.case.start, 'YYYY-MM-DD').add(84, 'days').format('YYYY-MM-DD')",
      ),
    ],
    answers: [{ case: { start: '2026-02-27' } }, { case: { start: '' } }],
  },
  {
    name: 'a text search with an undeclared variable',
    components: [
      createField('textarea', 'found'),
      createCalculatedField(
        'textfield',
        'address',
        `if (data.found) {
          pattern = /^ip=([0-9a-f:.]+)$/gm;
          value = data.found.match(pattern)[0].replace('ip=', '');
        } else { value = 'Not provided'; }`,
        { disabled: true },
      ),
    ],
    answers: [{ found: 'host=a\nip=10.0.0.7\nvia=b' }, {}],
  },
  {
    name: 'a calculation that stops because it calls a missing function',
    components: [
      createCalculatedField('textfield', 'kept', 'value = addressOf(data)', { defaultValue: 'Harbour' }),
      createCalculatedField('textfield', 'typed', 'value = addressOf(data)'),
      createCalculatedField('number', 'never', 'value = addressOf(data)'),
    ],
    answers: [{ typed: 'Quay 4' }],
    ours: ['kept', 'typed'],
  },
];
