import { expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

it('draws a field that nobody has answered', () => {
  const block = readBlock({ type: 'textfield', key: 'site', label: 'Site', input: true, validate: { required: true } });
  expect(block).toMatchObject({ hasRows: false, state: { value: '', required: true, visible: true } });
  expect(block?.state).not.toHaveProperty('rows');
});

it('gives rows one row, with a cell for each column', () => {
  const columns = ['Item', 'Count'].map((label) => ({ type: 'textfield', key: label, label, input: true }));
  const block = readBlock({ type: 'datagrid', key: 'lines', label: 'Lines', input: true, components: columns });
  expect(block).toMatchObject({ hasRows: true, state: { rows: [{ id: 'row', fieldIds: ['0', '1'] }] } });
});

it('opens a folded panel: one could not see what one builds', () => {
  const block = readBlock({ type: 'panel', key: 'part', title: 'Part', collapsed: true, components: [] });
  expect(block?.props).toMatchObject({ collapsed: false });
});

it('draws nothing of a type that it does not know', () => {
  expect(readBlock({ type: 'elsewhere', key: 'a', label: 'A', input: true })).toBeUndefined();
  expect(readBlock({ type: 'constructor', key: 'a', label: 'A', input: true })).toBeUndefined();
});
