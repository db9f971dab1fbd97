import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findAnsweredFields } from './find-answered-fields.ts';

const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });
const site = text('site');
const note = text('note');
const submit = { type: 'button', key: 'submit', action: 'submit', input: true };
const within = (type: string, key: string, ...components: ComponentDefinition[]) => ({ type, key, components });

it.each([
  ['a published field', [site], [note], ['site']],
  ['fields in a panel', [within('panel', 'p', site, submit)], [note], ['site']],
  ['a grid, but not its columns', [within('datagrid', 'lines', text('cost'))], [site, note], ['lines']],
  ['a container, but not its fields', [within('container', 'box', text('size'))], [site, note], ['box']],
  ['several fields', [site, note], [], ['site', 'note']],
  ['no unpublished field', [text('new'), submit], [site, note], []],
  ['no field that is still in the draft', [site], [within('panel', 'p', site), note], []],
  ['no column of a remaining grid', [text('cost')], [within('datagrid', 'lines')], []],
] as const)('finds %s', (_, removed, remaining, keys) => {
  const publishedComponents = [
    site,
    note,
    within('datagrid', 'lines', text('cost')),
    within('container', 'box', text('size')),
    submit,
  ];
  const found = findAnsweredFields(removed, { components: publishedComponents }, { components: remaining });
  expect(found.map(({ key }) => key)).toEqual(keys);
  expect(findAnsweredFields(removed, undefined, { components: remaining })).toEqual([]);
});
