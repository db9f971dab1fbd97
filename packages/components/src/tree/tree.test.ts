import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { specs } from '../specs.ts';
import { listNodes } from './tree.ts';

const definition = {
  type: 'tree',
  key: 'firms',
  label: 'Firms',
  input: true,
  components: [{ type: 'textfield', key: 'name', label: 'Name', validate: { required: true } }],
};
const node = (name: string, ...children: unknown[]) => ({ data: { name }, children });
const rulesOf = (value: unknown, more: object = {}) =>
  createSession({ form: { components: [{ ...definition, ...more }] }, specs, data: { firms: value } })
    .validate()
    .map(({ rule }) => rule);

it('is {} initially', () => {
  expect(createSession({ form: { components: [definition] }, specs }).data()).toEqual({ firms: {} });
  expect(rulesOf({}, { validate: { required: true } })).toEqual(['required']);
  expect(rulesOf({})).toEqual([]);
});

it('validates the fields of all nodes at any depth', () => {
  expect(rulesOf(node('A', node('B', node('C'))))).toEqual([]);
  expect(rulesOf(node('A', node('B', node(''))))).toEqual(['incomplete']);
  expect(rulesOf(node('A', null, 'words'))).toEqual([]);
});

it('numbers its nodes, and handles nesting that is deeper than the call stack allows', () => {
  expect(listNodes(node('A', node('B'), null, node('C', node('D')))).map(({ number }) => number)).toEqual([
    '1',
    '1.1',
    '1.3',
    '1.3.1',
  ]);
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((below) => node('x', below), node('end'));
  expect(listNodes(deep)).toHaveLength(20);
  expect(rulesOf(deep)).toEqual([]);
});

it('prints a table with a row for each node and its number', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const props = specs.tree.props.parse(definition);
  const print = (value: object) => english.tree({ props, value, label: 'Firms', slots: [] });
  const row = (number: string, name: string) => [
    { kind: 'text', text: number },
    { kind: 'pair', label: 'Name', value: name },
  ];
  expect(print(node('A', node('B')))).toEqual([
    { kind: 'table', caption: 'Firms', header: ['#', 'Name'], rows: [row('1.', 'A'), row('1.1.', 'B')] },
  ]);
  expect(print({})).toEqual([{ kind: 'pair', label: 'Firms', value: '' }]);
});

it('prints a section for each node if an answer is longer than a line', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const inside = [{ type: 'textarea', key: 'name', label: 'Name', editor: 'quill', input: true }];
  const props = specs.tree.props.parse({ ...definition, components: inside });
  const value = node('<p><b>A</b></p>');
  expect(english.tree({ props, value, label: 'Firms', slots: [] })).toMatchObject([
    { kind: 'group', title: 'Firms', blocks: [{ kind: 'group', label: '1', blocks: [{ kind: 'group' }] }] },
  ]);
});
