import { describe, expect, it } from 'vitest';
import { validateForm } from './validate-form.ts';

const field = (more: object = {}) => ({ type: 'textfield', key: 'a', label: 'A', ...more });
const grid = (rows: number, components: readonly object[]) => ({
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
        ...repeat(500, field()),
        grid(30, [field()]),
        field({ validate: null, logic: '', values: repeat(300, {}) }),
        field({ validate: [], errors: [] }),
      ),
    ).toEqual([]);
  });

  it('[ENG-7] rejects a form over a limit, with the path', () => {
    expect(findErrors(...repeat(5_001, field()))).toEqual(['too-many components']);
    expect(findErrors(field(), field({ type: 'radio', values: repeat(10_001, {}) }))).toEqual([
      'too-many components[1].values choices',
    ]);
    expect(findErrors(field({ data: { values: repeat(10_001, {}) } }))).toEqual([
      'too-many components[0].data.values choices',
    ]);
    expect(findErrors(grid(1_001, [field()]))).toEqual(['too-many components[0].defaultValue rows']);
    expect(findErrors(field({ logic: repeat(2_001, {}) }))).toEqual(['too-many logicRules']);
    expect(findErrors({ type: 'content', html: 'x'.repeat(600_000) })).toEqual([
      'too-many components[0].html textLength',
    ]);
  });

  it('[ENG-7] counts the fields in default rows of nested grids', () => {
    expect(findErrors(grid(30, [grid(30, [grid(30, [field()])])]))).toEqual(['too-many components[0] fields']);
    expect(findErrors(grid(30, [grid(30, [field()])]))).toEqual([]);
  });

  it('[ENG-7] rejects settings of the wrong type, and reports the first twenty', () => {
    expect(
      findErrors({ type: 'panel', components: [field({ validate: [5] })] }, field({ logic: 'x', conditional: 5 })),
    ).toEqual([
      'wrong-type components[0].components[0].validate',
      'wrong-type components[1].logic',
      'wrong-type components[1].conditional',
    ]);
    expect(findErrors(...repeat(50, field({ logic: 7 })))).toHaveLength(20);
  });

  it('[ENG-7] rejects forbidden names and excessive size', () => {
    expect(findErrors(field({ key: '__proto__.x' }))).toEqual(['refused-name components[0].key']);
    expect(findErrors(grid(600_000, [field()]))).toEqual([
      'too-many components[0].defaultValue rows',
      'too-many components[0] values',
      'too-many components[0] fields',
    ]);
    expect(findErrors(grid(1_000_000, [field()]))).toEqual([expect.stringMatching(/^too-large/)]);
  });
});
