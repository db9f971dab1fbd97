import { describe, expect, it } from 'vitest';
import { addColumn, columnWidths } from './columnWidths.ts';

const widths = (...all: unknown[]) => all.map((width) => ({ width, components: [] }));

describe('column widths', () => {
  it('have optional offsets in whole twelfths', () => {
    const offsets = [0, '3', undefined, 12, -1, 1.5].map((offset) => ({ width: 4, offset }));
    expect(columnWidths.check(offsets, columnWidths.props.parse({}))).toEqual([
      { rule: 'columnOffset', params: { rows: '4, 5, 6' } },
    ]);
  });

  it('are whole twelfths, or empty for an equal share', () => {
    const props = columnWidths.props.parse({});
    expect(columnWidths.check(widths('4', 12, undefined, null), props)).toEqual([]);
    expect(columnWidths.check(widths(0, 6, 2.5, 13, 'x'), props)).toEqual([
      { rule: 'columnWidth', params: { rows: '1, 3, 4, 5' } },
    ]);
  });

  it('redistributes equal widths when a column is added, and otherwise gives it the remaining width', () => {
    expect(addColumn(widths(6, 6))).toEqual(widths(4, 4, 4));
    expect(addColumn(widths(3, 4))).toEqual(widths(3, 4, 5));
    expect(addColumn(widths(3, 9))).toEqual(widths(3, 9, 12));
    expect(addColumn([])).toEqual(widths(12));
    expect(addColumn(widths(...Array.from({ length: 12 }, () => 1)))).toHaveLength(13);
  });
});
