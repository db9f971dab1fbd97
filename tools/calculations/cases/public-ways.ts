import type { CalculatedForm } from './calculated-form.ts';
import { calculated, question } from './question.ts';

const values = ['a', 'b', 'c'].map((value) => ({ label: `Way ${value}`, value }));
const rowsOfWay = `
  var rows = instance.defaultValue;
  if (data.way === 'a') { rows = [{ first: 'Ada', last: 'Byron' }]; }
  else if (data.way === 'b') { rows = [{ first: 'Bob', last: 'Stone' }, { first: 'Bea', last: 'Sand' }]; }
  value = rows;`;
const names = [question('textfield', 'first'), question('textfield', 'last')];
const defaultValue = [{ first: '', last: '' }];

/** Ways of calculating that forms on the web have, each written again and small. */
export const publicWays: readonly CalculatedForm[] = [
  {
    name: 'rows that a choice brings',
    components: [
      question('radio', 'way', { values }),
      calculated('datagrid', 'fixed', rowsOfWay, { components: names, defaultValue }),
      calculated('datagrid', 'changeable', rowsOfWay, {
        components: names,
        defaultValue,
        allowCalculateOverride: true,
      }),
    ],
    answers: [{ way: 'a' }, { way: 'b' }, { way: 'c' }, {}],
  },
  {
    name: 'a sum or nothing, and a share that nothing divides',
    components: [
      question('panel', 'one', {
        input: false,
        components: [question('number', 'wanted'), question('number', 'least', { decimalLimit: 2 })],
      }),
      question('panel', 'two', {
        input: false,
        components: [
          calculated('number', 'sum', "value = (data.wanted + data.least) || ''", { noRounding: true }),
          calculated('number', 'share', "value = (data.least > 0 && (data.wanted / data.least)) || ''", {
            noRounding: true,
          }),
        ],
      }),
    ],
    answers: [{ wanted: 3, least: 1.25 }, { wanted: 3, least: 0 }, { wanted: 0, least: 0 }, { wanted: 3 }, {}],
  },
  {
    name: 'sums of sums in groups that are hidden',
    components: [
      question('radio', 'paid', { values }),
      question('fieldset', 'costs', {
        input: false,
        conditional: { show: true, when: 'paid', eq: 'a' },
        components: [
          question('currency', 'grave', { currency: 'NOK' }),
          question('currency', 'fees', { currency: 'NOK' }),
          calculated('currency', 'both', 'value = data.grave + data.fees;', { defaultValue: 0, noRounding: true }),
        ],
      }),
      question('currency', 'stone', { currency: 'NOK' }),
      calculated('currency', 'all', 'value = data.both + data.stone;', { defaultValue: 0, noRounding: true }),
    ],
    answers: [
      { paid: 'a', grave: 1200, fees: 99.5, stone: 4000 },
      { paid: 'b', stone: 4000 },
    ],
  },
  {
    name: 'a sum in a hidden section that keeps its answers',
    components: [
      question('radio', 'paid', { values }),
      question('panel', 'costs', {
        ...{ input: false, clearOnHide: false, conditional: { show: true, when: 'paid', eq: 'a' } },
        components: [
          question('number', 'grave'),
          question('number', 'fees'),
          calculated('number', 'both', 'value = data.grave + data.fees;', { defaultValue: 0 }),
        ],
      }),
      calculated('number', 'all', 'value = data.both + 1;'),
    ],
    answers: [{ paid: 'b', grave: 1, fees: 2 }],
    ours: ['both', 'all'],
  },
  {
    name: 'names with dots',
    components: [
      question('textfield', 'case.start'),
      calculated(
        'textfield',
        'case.due',
        "value = moment(data.case.start, 'YYYY-MM-DD').add(84, 'days').format('YYYY-MM-DD')",
      ),
    ],
    answers: [{ case: { start: '2026-02-27' } }, { case: { start: '' } }],
  },
  {
    name: 'text that is searched, with a name that nobody declares',
    components: [
      question('textarea', 'found'),
      calculated(
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
    name: 'a calculation that stops, since it calls what nobody has',
    components: [
      calculated('textfield', 'kept', 'value = addressOf(data)', { defaultValue: 'Harbour' }),
      calculated('textfield', 'typed', 'value = addressOf(data)'),
      calculated('number', 'never', 'value = addressOf(data)'),
    ],
    answers: [{ typed: 'Quay 4' }],
    ours: ['kept', 'typed'],
  },
];
