import { describe, expect, it } from 'vitest';
import {
  addBlankAnswerRow,
  createAnswerRows,
  deleteAnswerRow,
  getAnswers,
  syncAnswerRows,
  updateAnswerRow,
} from './answer-rows.ts';

const getRowValues = (rows: ReturnType<typeof createAnswerRows>) => rows.map(({ value }) => value);

describe('rows of multiple answers', () => {
  it("contain at least one row, and blank rows aren't stored", () => {
    expect(getRowValues(createAnswerRows([]))).toEqual([undefined]);
    expect(getRowValues(createAnswerRows('one'))).toEqual(['one']);
    expect(getAnswers(addBlankAnswerRow(createAnswerRows(['a', 'b'])))).toEqual(['a', 'b']);
    expect(getAnswers(updateAnswerRow(createAnswerRows(['a', 'b']), 0, ''))).toEqual(['b']);
  });

  it('keep their keys when other rows are added and removed', () => {
    const rows = deleteAnswerRow(addBlankAnswerRow(createAnswerRows(['a', 'b'])), 0);
    expect(rows.map(({ key }) => key)).toEqual([1, 2]);
    expect(addBlankAnswerRow(rows).at(-1)).toEqual({ key: 3, value: undefined });
  });

  it('stay unchanged if they match the stored answers, including blank rows', () => {
    const rows = updateAnswerRow(addBlankAnswerRow(createAnswerRows(['a'])), 1, 'b');
    expect(syncAnswerRows(rows, ['a', 'b'])).toBe(rows);
    const blank = addBlankAnswerRow(createAnswerRows(['a']));
    expect(syncAnswerRows(blank, ['a'])).toBe(blank);
  });

  it('are updated after external changes, and keep blank rows', () => {
    const rows = addBlankAnswerRow(createAnswerRows([1, 2]));
    expect(getRowValues(syncAnswerRows(rows, [1, 3]))).toEqual([1, 3, undefined]);
    expect(getRowValues(syncAnswerRows(rows, [5]))).toEqual([5, undefined]);
    expect(getRowValues(syncAnswerRows(rows, [5, 6, 7]))).toEqual([5, 6, undefined, 7]);
    expect(getRowValues(syncAnswerRows(createAnswerRows([1, 2]), undefined))).toEqual([undefined]);
  });
});
