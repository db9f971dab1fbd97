import { expect, it } from 'vitest';
import { findFileField } from './find-file-field.ts';

const file = (key: string, more = {}) => ({ type: 'file', key, input: true, ...more });

it('finds the first field that accepts files and is not in a grid row', () => {
  const rows = { type: 'datagrid', key: 'rows', input: true, components: [file('inRow')] };
  const panel = { type: 'panel', key: 'p', components: [{ type: 'textfield', key: 'a', input: true }, file('photo')] };
  expect(findFileField({ components: [rows, panel, file('later', { multiple: true })] })).toEqual({
    key: 'photo',
    allowsMultiple: false,
  });
  expect(findFileField({ components: [rows, file('many', { multiple: true })] })).toEqual({
    key: 'many',
    allowsMultiple: true,
  });
  expect(findFileField({ components: [rows] })).toBeUndefined();
});
