import { expect, it } from 'vitest';
import { formProblemWords } from './form-problem.words.ts';
import { readSource } from './read-source.ts';

const words = await formProblemWords.read({ language: 'en', locale: 'en' });
const german = await formProblemWords.read({ language: 'de', locale: 'de-DE' });

const read = (components: readonly unknown[], said = words) => {
  const found = readSource(JSON.stringify({ components }), {}, said);
  return found.ok ? [] : found.problems;
};

it('[ENG-7] says where a pasted form cannot be taken, and why', () => {
  const rows = Array.from({ length: 1_001 }, () => ({}));
  const large = [
    { type: 'datagrid', defaultValue: rows, components: [] },
    { type: 'panel', logic: 'x' },
  ];
  expect(read([{ type: 'textfield', key: 'a' }])).toEqual([]);
  expect(read(large)).toEqual([
    'components[0].defaultValue: a default has at most 1,000 rows.',
    'components[1].logic: this has the wrong type.',
  ]);
  expect(read([{ type: 'textfield', key: '__proto__.x' }])).toEqual(['components[0].key: this name is not allowed.']);
  expect(read(large, german)[0]).toBe('components[0].defaultValue: ein Standardwert hat höchstens 1.000 Zeilen.');
});
