import { expect, it } from 'vitest';
import { parseBlock } from './parse-block.ts';

it('parses a field without an answer', () => {
  const block = parseBlock({
    type: 'textfield',
    key: 'site',
    label: 'Site',
    input: true,
    validate: { required: true },
  });
  expect(block).toMatchObject({ hasRows: false, state: { value: '', required: true, visible: true } });
  expect(block?.state).not.toHaveProperty('rows');
});

it('parses a grid as one row, with a cell for each column', () => {
  const columns = ['Item', 'Count'].map((label) => ({ type: 'textfield', key: label, label, input: true }));
  const block = parseBlock({ type: 'datagrid', key: 'lines', label: 'Lines', input: true, components: columns });
  expect(block).toMatchObject({ hasRows: true, state: { rows: [{ id: 'row', fieldIds: ['0', '1'] }] } });
});

it('parses a collapsed panel as expanded, so that its components can be edited', () => {
  const block = parseBlock({ type: 'panel', key: 'part', title: 'Part', collapsed: true, components: [] });
  expect(block?.props).toMatchObject({ collapsed: false });
});

it('returns undefined for an unknown type', () => {
  expect(parseBlock({ type: 'elsewhere', key: 'a', label: 'A', input: true })).toBeUndefined();
  expect(parseBlock({ type: 'constructor', key: 'a', label: 'A', input: true })).toBeUndefined();
});
