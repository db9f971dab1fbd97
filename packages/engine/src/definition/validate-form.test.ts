import { describe, expect, it } from 'vitest';
import { validateForm } from './validate-form.ts';

const createField = (more: object = {}) => ({ type: 'textfield', key: 'a', label: 'A', ...more });
const createGrid = (rows: number, components: readonly object[]) => ({
  type: 'datagrid',
  key: 'g',
  input: true,
  defaultValue: Array.from({ length: rows }, () => ({})),
  components,
});
const repeat = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);

function findErrors(...components: unknown[]): readonly string[] {
  const result = validateForm({ components });
  return result.ok
    ? []
    : result.problems.map(({ code, path, limit }) => [code, path, limit?.what].filter(Boolean).join(' '));
}

describe('validateForm', () => {
  it('[ENG-7] accepts realistic forms', () => {
    expect(
      findErrors(
        ...repeat(500, createField()),
        createGrid(30, [createField()]),
        createField({ validate: null, logic: '', values: repeat(300, {}) }),
        createField({ validate: [], errors: [] }),
      ),
    ).toEqual([]);
  });

  it('[ENG-7] rejects a form over a limit, with the path', () => {
    expect(findErrors(...repeat(5_001, createField()))).toEqual(['too-many components']);
    expect(findErrors(createField(), createField({ type: 'radio', values: repeat(10_001, {}) }))).toEqual([
      'too-many components[1].values choices',
    ]);
    expect(findErrors(createField({ data: { values: repeat(10_001, {}) } }))).toEqual([
      'too-many components[0].data.values choices',
    ]);
    expect(findErrors(createGrid(1_001, [createField()]))).toEqual(['too-many components[0].defaultValue rows']);
    expect(findErrors(createField({ logic: repeat(2_001, {}) }))).toEqual(['too-many logicRules']);
    expect(findErrors({ type: 'content', html: 'x'.repeat(600_000) })).toEqual([
      'too-many components[0].html textLength',
    ]);
  });

  it('[ENG-7] counts the fields in default rows of nested grids', () => {
    expect(findErrors(createGrid(30, [createGrid(30, [createGrid(30, [createField()])])]))).toEqual([
      'too-many components[0] fields',
    ]);
    expect(findErrors(createGrid(30, [createGrid(30, [createField()])]))).toEqual([]);
  });

  it('[ENG-7] rejects settings of the wrong type, and reports the first twenty', () => {
    expect(
      findErrors(
        { type: 'panel', components: [createField({ validate: [5] })] },
        createField({ logic: 'x', conditional: 5 }),
      ),
    ).toEqual([
      'wrong-type components[0].components[0].validate',
      'wrong-type components[1].logic',
      'wrong-type components[1].conditional',
    ]);
    expect(findErrors(...repeat(50, createField({ logic: 7 })))).toHaveLength(20);
  });

  it('[ENG-7] rejects forbidden names and excessive size', () => {
    expect(findErrors(createField({ key: '__proto__.x' }))).toEqual(['refused-name components[0].key']);
    expect(findErrors(createGrid(600_000, [createField()]))).toEqual([
      'too-many components[0].defaultValue rows',
      'too-many components[0] values',
      'too-many components[0] fields',
    ]);
    expect(findErrors(createGrid(1_000_000, [createField()]))).toEqual([expect.stringMatching(/^too-large/)]);
  });
});
