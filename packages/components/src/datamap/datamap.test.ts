import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { specs } from '../specs.ts';
import { getEntryData, getEntryValue } from './datamap.ts';

const definition = {
  type: 'datamap',
  key: 'map',
  label: 'Map',
  input: true,
  valueComponent: { type: 'number', key: 'x', label: 'Amount', validate: { min: 1 } },
};
const findBrokenRules = (value: unknown, more: object = {}) =>
  createSession({ form: { components: [{ ...definition, ...more }] }, specs, data: { map: value } })
    .validate()
    .map(({ rule }) => rule);

it('is {} initially', () => {
  expect(createSession({ form: { components: [definition] }, specs }).data()).toEqual({ map: {} });
  expect(findBrokenRules({}, { validate: { required: true } })).toEqual(['required']);
  expect(findBrokenRules({ a: 2 }, { validate: { required: true } })).toEqual([]);
});

it('requires a name for each entry, and validates values with the component that edits them', () => {
  expect(findBrokenRules({ a: 2, b: 3 })).toEqual([]);
  expect(findBrokenRules({ a: 2, '': 3 })).toEqual(['unnamed']);
  expect(findBrokenRules({ a: 2, b: 0 })).toEqual(['incomplete']);
});

it('prints a table of names and values, formatted by the component that edits values', async () => {
  const german = await prints.read({ language: 'de', locale: 'de' });
  const print = (value: Readonly<Record<string, unknown>>) =>
    german.datamap({ props: specs.datamap.props.parse(definition), value, label: 'Map', slots: [] });
  const text = (content: string) => ({ kind: 'text', text: content });
  expect(print({ north: 2.5, '': '' })).toEqual([
    {
      kind: 'table',
      caption: 'Map',
      header: ['Schlüssel', 'Amount'],
      rows: [
        [text('north'), text('2,5')],
        [text(''), text('')],
      ],
    },
  ]);
  expect(print({})).toEqual([{ kind: 'pair', label: 'Map', value: '' }]);
});

const withTwoFields = {
  ...definition,
  valueComponent: {
    type: 'columns',
    key: 'two',
    input: false,
    columns: [
      { width: 6, components: [{ type: 'textfield', key: 'state', label: 'State', validate: { required: true } }] },
      { width: 6, components: [{ type: 'number', key: 'keys', label: 'Keys' }] },
    ],
  },
};

it('stores, validates and prints the answers of all fields if values are edited in a layout', async () => {
  const layout = specs.datamap.props.parse(withTwoFields).valueComponent;
  const north = { state: 'Open', keys: 2 };
  expect([getEntryData({ north }, 'north', layout), getEntryValue(north, layout)]).toEqual([north, north]);
  expect(findBrokenRules({ north }, withTwoFields)).toEqual([]);
  expect(findBrokenRules({ north: { keys: 2 } }, withTwoFields)).toEqual(['incomplete']);
  const english = await prints.read({ language: 'en', locale: 'en' });
  const [printed] = english.datamap({
    props: specs.datamap.props.parse(withTwoFields),
    value: { north },
    label: 'Map',
    slots: [],
  });
  expect(JSON.stringify(printed)).toMatch(/north.*State.*Open.*Keys.*2/);
});
