import { describe, expect, it } from 'vitest';
import { columnWidths, withColumn } from './columnWidths.ts';

const widths = (...all: unknown[]) => all.map((width) => ({ width, components: [] }));

describe('widths of columns', () => {
  it('have whole twelfths that stay empty before them, or none', () => {
    const offsets = [0, '3', undefined, 12, -1, 1.5].map((offset) => ({ width: 4, offset }));
    expect(columnWidths.check(offsets, columnWidths.props.parse({}))).toEqual([
      { rule: 'columnOffset', params: { rows: '4, 5, 6' } },
    ]);
  });

  it('are whole numbers of twelfths, or nothing for an even share', () => {
    const props = columnWidths.props.parse({});
    expect(columnWidths.check(widths('4', 12, undefined, null), props)).toEqual([]);
    expect(columnWidths.check(widths(0, 6, 2.5, 13, 'x'), props)).toEqual([
      { rule: 'columnWidth', params: { rows: '1, 3, 4, 5' } },
    ]);
  });

  it('are shared anew by one more column where all are alike, else it takes what is left', () => {
    expect(withColumn(widths(6, 6))).toEqual(widths(4, 4, 4));
    expect(withColumn(widths(3, 4))).toEqual(widths(3, 4, 5));
    expect(withColumn(widths(3, 9))).toEqual(widths(3, 9, 12));
    expect(withColumn([])).toEqual(widths(12));
    expect(withColumn(widths(...Array.from({ length: 12 }, () => 1)))).toHaveLength(13);
  });
});
