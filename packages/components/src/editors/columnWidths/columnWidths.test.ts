import { describe, expect, it } from 'vitest';
import { addColumn, columnWidths } from './columnWidths.ts';

const createColumns = (...all: unknown[]) => all.map((width) => ({ width, components: [] }));

describe('column widths', () => {
  it('have optional offsets in whole twelfths', () => {
    const offsets = [0, '3', undefined, 12, -1, 1.5].map((offset) => ({ width: 4, offset }));
    expect(columnWidths.check(offsets, columnWidths.props.parse({}))).toEqual([
      { rule: 'columnOffset', params: { rows: '4, 5, 6' } },
    ]);
  });

  it('are whole twelfths, or empty for an equal share', () => {
    const props = columnWidths.props.parse({});
    expect(columnWidths.check(createColumns('4', 12, undefined, null), props)).toEqual([]);
    expect(columnWidths.check(createColumns(0, 6, 2.5, 13, 'x'), props)).toEqual([
      { rule: 'columnWidth', params: { rows: '1, 3, 4, 5' } },
    ]);
  });

  it('redistributes equal widths when a column is added, and otherwise gives it the remaining width', () => {
    expect(addColumn(createColumns(6, 6))).toEqual(createColumns(4, 4, 4));
    expect(addColumn(createColumns(3, 4))).toEqual(createColumns(3, 4, 5));
    expect(addColumn(createColumns(3, 9))).toEqual(createColumns(3, 9, 12));
    expect(addColumn([])).toEqual(createColumns(12));
    expect(addColumn(createColumns(...Array.from({ length: 12 }, () => 1)))).toHaveLength(13);
  });
});
