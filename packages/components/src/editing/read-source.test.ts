import { expect, it } from 'vitest';
import { readSource } from './read-source.ts';

const read = (...components: unknown[]) => {
  const found = readSource(JSON.stringify({ components }), {});
  return found.ok ? [] : found.problems;
};

it('[ENG-7] says where a pasted form cannot be taken, and why', () => {
  const rows = Array.from({ length: 1_001 }, () => ({}));
  expect(read({ type: 'textfield', key: 'a' })).toEqual([]);
  expect(read({ type: 'datagrid', defaultValue: rows, components: [] }, { type: 'panel', logic: 'x' })).toEqual([
    'components[0].defaultValue: a default has at most 1,000 rows.',
    'components[1].logic: this has the wrong type.',
  ]);
  expect(read({ type: 'textfield', key: '__proto__.x' })).toEqual(['components[0].key: this name is not allowed.']);
});
