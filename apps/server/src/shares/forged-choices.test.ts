import { specs } from '@tideform/components/specs';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';

const values = ['a', 'b'].map((value) => ({ label: value.toUpperCase(), value }));
const createChoice = (type: string, more: object = {}) => ({ type, key: 'x', label: 'X', input: true, ...more });
const listedValues = { data: { values } };
const survey = {
  questions: [
    { label: 'Food', value: 'food' },
    { label: 'Staff', value: 'staff' },
  ],
  values,
};
const codedValues = { dataSrc: 'custom', data: { custom: "values = ['c']" } };
const fetchedValues = { dataSrc: 'url', data: { url: 'https://lists.example/all' } };

const settleAnswer = async (component: object, sent: unknown, more: object = {}) => {
  const form = { components: [component] } as FormDefinition;
  const submission = {
    form,
    data: { x: sent } as SubmissionData,
    metadata: {},
    nowMs: Date.parse('2026-11-30T10:00:00Z'),
  };
  const checked = await checkAnswers({ ...submission, ...more });
  return 'broken' in checked ? checked.broken : checked.data.x;
};

it.each<[string, object, unknown, unknown]>([
  ['a radio', createChoice('radio', { values }), 'zzz', ''],
  ['a required radio', createChoice('radio', { values, validate: { required: true } }), 'zzz', 'x: required'],
  ['a radio with an object as its answer', createChoice('radio', { values }), { value: 'a' }, ''],
  ['a radio of numbers', createChoice('radio', { values: [{ label: 'One', value: '1' }] }), 2, ''],
  [
    'a radio that logic disables',
    createChoice('radio', {
      values,
      logic: [
        {
          trigger: { type: 'json', json: false },
          actions: [{ type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true }],
        },
      ],
    }),
    'zzz',
    '',
  ],
  ['a dropdown', createChoice('select', listedValues), 'zzz', ''],
  ['a dropdown of JSON', createChoice('select', { dataSrc: 'json', data: { json: '["a","b"]' } }), 'zzz', ''],
  [
    'a dropdown with multi-selection',
    createChoice('select', { ...listedValues, multiple: true }),
    ['a', 'zzz', { a: 1 }],
    ['a'],
  ],
  ['checkboxes', createChoice('selectboxes', { values }), { a: true, b: false, zzz: true }, { a: true, b: false }],
  ['a survey', createChoice('survey', survey), { food: 'a', staff: 'zzz', extra: 'a' }, { food: 'a' }],
  ['a survey with an object as an answer', createChoice('survey', survey), { food: { a: 1 } }, {}],
  ['a checkbox', createChoice('checkbox'), 'on and off', false],
  [
    'an approval',
    createChoice('approval'),
    { status: 'approved', by: { id: '1', displayName: 'Amira' } },
    { status: 'approved' },
  ],
])('[ENG-231] removes values that %s doesn’t offer from anonymous answers', async (_what, component, sent, kept) => {
  expect(await settleAnswer(component, sent)).toEqual(kept);
  const container = { type: 'container', key: 'x', input: true, components: [{ ...component, key: 'y' }] };
  const grid = { ...container, type: 'datagrid' };
  if (typeof kept === 'string' && kept !== '') return;
  expect(await settleAnswer(container, { y: sent })).toEqual({ y: kept });
  expect(await settleAnswer(grid, [{ y: sent }])).toEqual([{ y: kept }]);
});

it.each<[string, object, unknown, object?]>([
  ['a choice', createChoice('radio', { values }), 'a'],
  ['a choice that is stored as a number', createChoice('radio', { values: [{ label: 'One', value: '1' }] }), 1],
  ['a default that isn’t a choice', createChoice('radio', { values, defaultValue: 'old' }), 'old'],
  [
    'a default of checkboxes',
    createChoice('selectboxes', { values, defaultValue: { old: true } }),
    { a: true, b: false, old: true },
  ],
  [
    'an answer prefilled by the link',
    createChoice('select', listedValues),
    'from elsewhere',
    { metadata: { prefilledData: { x: 'from elsewhere' } } },
  ],
  ['a value calculated by code', createChoice('radio', { values, calculateValue: "value = 'c'" }), 'c'],
  ['a value written by a button’s code', createChoice('radio', { values, onChange: "value = 'c'" }), 'c'],
  ['a choice provided by code', createChoice('select', codedValues), 'c'],
  ['a choice from a URL', createChoice('radio', fetchedValues), 'any'],
  ['a typed choice', createChoice('select', { dataSrc: 'resource', data: {} }), 'any'],
  ['multiple selected choices', createChoice('select', { ...listedValues, multiple: true }), ['b', 'a']],
  ['an incomplete survey', createChoice('survey', survey), { food: 'b', staff: '' }],
  ['nothing', createChoice('radio', { values }), ''],
  ['a selected checkbox', createChoice('checkbox'), true],
])('[ENG-231] keeps %s in an anonymous submission', async (_what, component, sent, more) => {
  expect(await settleAnswer(component, sent, more)).toEqual(sent);
});

it('[ENG-231] checks the choices of every component whose answer is a choice', () => {
  const chosen = Object.values(specs).filter((spec) => {
    const kind = spec.valueKind(spec.props.parse({ type: spec.type, key: 'x' }) as never);
    return ['choice', 'choices', 'pairs', 'tick', 'decision'].includes(kind);
  });
  const open = chosen.filter((spec) => !('anonymousAnswer' in spec)).map(({ type }) => type);
  // `spSelect` selects rows of the team's lists, which anonymous respondents can't see. In `datamap`, respondents enter
  // the keys.
  expect(open.sort()).toEqual(['datamap', 'spSelect']);
});
