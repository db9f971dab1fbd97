import { expect, it } from 'vitest';
import { fileQuestionOf } from './file-question.ts';

const file = (key: string, more = {}) => ({ type: 'file', key, input: true, ...more });

it('finds the first question that takes files, not one in a row', () => {
  const rows = { type: 'datagrid', key: 'rows', input: true, components: [file('inRow')] };
  const panel = { type: 'panel', key: 'p', components: [{ type: 'textfield', key: 'a', input: true }, file('photo')] };
  expect(fileQuestionOf({ components: [rows, panel, file('later', { multiple: true })] })).toEqual({
    key: 'photo',
    takesSeveral: false,
  });
  expect(fileQuestionOf({ components: [rows, file('many', { multiple: true })] })).toEqual({
    key: 'many',
    takesSeveral: true,
  });
  expect(fileQuestionOf({ components: [rows] })).toBeUndefined();
});
