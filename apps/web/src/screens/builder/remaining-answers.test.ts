import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findAnsweredFields } from './remaining-answers.ts';

const createTextField = (key: string) => ({ type: 'textfield', key, label: key, input: true });
const siteField = createTextField('site');
const noteField = createTextField('note');
const submitButton = { type: 'button', key: 'submit', action: 'submit', input: true };
const createContainer = (type: string, key: string, ...components: ComponentDefinition[]) => ({
  type,
  key,
  components,
});

it.each([
  ['a published field', [siteField], [noteField], ['site']],
  ['fields in a panel', [createContainer('panel', 'p', siteField, submitButton)], [noteField], ['site']],
  [
    'a grid, but not its columns',
    [createContainer('datagrid', 'lines', createTextField('cost'))],
    [siteField, noteField],
    ['lines'],
  ],
  [
    'a container, but not its fields',
    [createContainer('container', 'box', createTextField('size'))],
    [siteField, noteField],
    ['box'],
  ],
  ['several fields', [siteField, noteField], [], ['site', 'note']],
  ['no unpublished field', [createTextField('new'), submitButton], [siteField, noteField], []],
  ['no field that is still in the draft', [siteField], [createContainer('panel', 'p', siteField), noteField], []],
  ['no column of a remaining grid', [createTextField('cost')], [createContainer('datagrid', 'lines')], []],
] as const)('finds %s', (_, removed, remaining, keys) => {
  const publishedComponents = [
    siteField,
    noteField,
    createContainer('datagrid', 'lines', createTextField('cost')),
    createContainer('container', 'box', createTextField('size')),
    submitButton,
  ];
  const found = findAnsweredFields(removed, { components: publishedComponents }, { components: remaining });
  expect(found.map(({ key }) => key)).toEqual(keys);
  expect(findAnsweredFields(removed, undefined, { components: remaining })).toEqual([]);
});
