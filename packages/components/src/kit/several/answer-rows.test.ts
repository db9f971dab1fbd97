import { describe, expect, it } from 'vitest';
import { addBlankRow, createRows, deleteRow, getAnswers, syncRows, updateRow } from './answer-rows.ts';

const values = (rows: ReturnType<typeof createRows>) => rows.map(({ value }) => value);

describe('rows of multiple answers', () => {
  it("contain at least one row, and blank rows aren't stored", () => {
    expect(values(createRows([]))).toEqual([undefined]);
    expect(values(createRows('one'))).toEqual(['one']);
    expect(getAnswers(addBlankRow(createRows(['a', 'b'])))).toEqual(['a', 'b']);
    expect(getAnswers(updateRow(createRows(['a', 'b']), 0, ''))).toEqual(['b']);
  });

  it('keep their keys when other rows are added and removed', () => {
    const rows = deleteRow(addBlankRow(createRows(['a', 'b'])), 0);
    expect(rows.map(({ key }) => key)).toEqual([1, 2]);
    expect(addBlankRow(rows).at(-1)).toEqual({ key: 3, value: undefined });
  });

  it('stay unchanged if they match the stored answers, including blank rows', () => {
    const rows = updateRow(addBlankRow(createRows(['a'])), 1, 'b');
    expect(syncRows(rows, ['a', 'b'])).toBe(rows);
    const blank = addBlankRow(createRows(['a']));
    expect(syncRows(blank, ['a'])).toBe(blank);
  });

  it('are updated after external changes, and keep blank rows', () => {
    const rows = addBlankRow(createRows([1, 2]));
    expect(values(syncRows(rows, [1, 3]))).toEqual([1, 3, undefined]);
    expect(values(syncRows(rows, [5]))).toEqual([5, undefined]);
    expect(values(syncRows(rows, [5, 6, 7]))).toEqual([5, 6, undefined, 7]);
    expect(values(syncRows(createRows([1, 2]), undefined))).toEqual([undefined]);
  });
});
