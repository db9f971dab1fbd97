import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';

const field = (more: object = {}) => ({ type: 'textfield', key: 'a', label: 'A', ...more });
const grid = (rows: number, components: readonly object[]) => ({
  type: 'datagrid',
  key: 'g',
  input: true,
  defaultValue: Array.from({ length: rows }, () => ({})),
  components,
});
const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);

function found(...components: unknown[]): readonly string[] {
  const checked = checkForm({ components });
  return checked.ok
    ? []
    : checked.problems.map(({ code, path, limit }) => [code, path, limit?.what].filter(Boolean).join(' '));
}

describe('checkForm', () => {
  it('[ENG-7] takes what people build', () => {
    expect(
      found(
        ...many(500, field()),
        grid(30, [field()]),
        field({ validate: null, logic: '', values: many(300, {}) }),
        field({ validate: [], errors: [] }),
      ),
    ).toEqual([]);
  });

  it('[ENG-7] refuses too much of anything, with the place', () => {
    expect(found(...many(5_001, field()))).toEqual(['too-many components']);
    expect(found(field(), field({ type: 'radio', values: many(10_001, {}) }))).toEqual([
      'too-many components[1].values choices',
    ]);
    expect(found(field({ data: { values: many(10_001, {}) } }))).toEqual([
      'too-many components[0].data.values choices',
    ]);
    expect(found(grid(1_001, [field()]))).toEqual(['too-many components[0].defaultValue rows']);
    expect(found(field({ logic: many(2_001, {}) }))).toEqual(['too-many logicRules']);
    expect(found({ type: 'content', html: 'x'.repeat(600_000) })).toEqual(['too-many components[0].html textLength']);
  });

  it('[ENG-7] counts what default rows of grids in grids make of a few components', () => {
    expect(found(grid(30, [grid(30, [grid(30, [field()])])]))).toEqual(['too-many components[0] fields']);
    expect(found(grid(30, [grid(30, [field()])]))).toEqual([]);
  });

  it('[ENG-7] refuses settings of another type, and names the first twenty', () => {
    expect(
      found({ type: 'panel', components: [field({ validate: [5] })] }, field({ logic: 'x', conditional: 5 })),
    ).toEqual([
      'wrong-type components[0].components[0].validate',
      'wrong-type components[1].logic',
      'wrong-type components[1].conditional',
    ]);
    expect(found(...many(50, field({ logic: 7 })))).toHaveLength(20);
  });

  it('[ENG-7] refuses what no form may hold', () => {
    expect(found(field({ key: '__proto__.x' }))).toEqual(['refused-name components[0].key']);
    expect(found(grid(600_000, [field()]))).toEqual([
      'too-many components[0].defaultValue rows',
      'too-many components[0] values',
      'too-many components[0] fields',
    ]);
    expect(found(grid(1_000_000, [field()]))).toEqual([expect.stringMatching(/^too-large/)]);
  });
});
