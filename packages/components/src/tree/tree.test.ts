import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { specs } from '../specs.ts';
import { listTreeNodes } from './tree.ts';

const definition = {
  type: 'tree',
  key: 'firms',
  label: 'Firms',
  input: true,
  components: [{ type: 'textfield', key: 'name', label: 'Name', validate: { required: true } }],
};
const createNode = (name: string, ...children: unknown[]) => ({ data: { name }, children });
const findBrokenRules = (value: unknown, more: object = {}) =>
  createSession({ form: { components: [{ ...definition, ...more }] }, specs, data: { firms: value } })
    .validate()
    .map(({ rule }) => rule);

it('is {} initially', () => {
  expect(createSession({ form: { components: [definition] }, specs }).data()).toEqual({ firms: {} });
  expect(findBrokenRules({}, { validate: { required: true } })).toEqual(['required']);
  expect(findBrokenRules({})).toEqual([]);
});

it('validates the fields of all nodes at any depth', () => {
  expect(findBrokenRules(createNode('A', createNode('B', createNode('C'))))).toEqual([]);
  expect(findBrokenRules(createNode('A', createNode('B', createNode(''))))).toEqual(['incomplete']);
  expect(findBrokenRules(createNode('A', null, 'words'))).toEqual([]);
});

it('numbers its nodes, and handles nesting that is deeper than the call stack allows', () => {
  expect(
    listTreeNodes(createNode('A', createNode('B'), null, createNode('C', createNode('D')))).map(({ number }) => number),
  ).toEqual(['1', '1.1', '1.3', '1.3.1']);
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((below) => createNode('x', below), createNode('end'));
  expect(listTreeNodes(deep)).toHaveLength(20);
  expect(findBrokenRules(deep)).toEqual([]);
});

it('prints a table with a row for each node and its number', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const props = specs.tree.props.parse(definition);
  const print = (value: object) => english.tree({ props, value, label: 'Firms', slots: [] });
  const row = (number: string, name: string) => [
    { kind: 'text', text: number },
    { kind: 'pair', label: 'Name', value: name },
  ];
  expect(print(createNode('A', createNode('B')))).toEqual([
    { kind: 'table', caption: 'Firms', header: ['#', 'Name'], rows: [row('1.', 'A'), row('1.1.', 'B')] },
  ]);
  expect(print({})).toEqual([{ kind: 'pair', label: 'Firms', value: '' }]);
});

it('prints a section for each node if an answer is longer than a line', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const inside = [{ type: 'textarea', key: 'name', label: 'Name', editor: 'quill', input: true }];
  const props = specs.tree.props.parse({ ...definition, components: inside });
  const value = createNode('<p><b>A</b></p>');
  expect(english.tree({ props, value, label: 'Firms', slots: [] })).toMatchObject([
    { kind: 'group', title: 'Firms', blocks: [{ kind: 'group', label: '1', blocks: [{ kind: 'group' }] }] },
  ]);
});
